/** Turns an input into events: resolves its whole chain of effects and sets the next wait. */
import type { Input, Now } from '../../../kernel/game.ts'
import type { Rules } from '../edition.ts'
import { execute } from './execute.ts'
import { resolveAnswer } from './answers.ts'
import type { Command } from '../commands.ts'
import type { Event } from '../events.ts'
import { resolve } from './resolve.ts'
import type { Run } from './run.ts'
import { endTurn } from './turns.ts'
import type { State } from '../types.ts'
import type { Wait } from '../types/waits.ts'

export function decide(rules: Rules, now: Now<State, Event>, input: Input<Command>): void {
  const { flow } = now.state.table
  const { from, seat } = flow
  const run: Run = { rules, now, seat, agenda: [...flow.agenda], from }
  const wait =
    input.kind === 'command'
      ? execute(run, flow.wait, input.command)
      : resolveAnswer(run, flow.wait, input.answer)
  const next = wait ?? proceed(run)
  now.emit({ type: 'awaited', seat: run.seat, wait: next, agenda: run.agenda, from: run.from })
}

/** Pops tasks from the agenda, which is a stack; when it is empty, the turn ends. */
function proceed(run: Run): Wait {
  for (;;) {
    const task = run.agenda.pop()
    const wait = task ? resolve(run, task) : endTurn(run)
    if (wait) return wait
  }
}

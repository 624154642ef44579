/** Rajas of the Ganges from the data of an edition. */
import type { Game } from '../../kernel/game.ts'
import { line } from '../../kernel/line.ts'
import { compile } from './data.ts'
import type { Edition } from './data/schema.ts'
import { decide } from './decide.ts'
import type { RajasCommand, RajasEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { legal } from './legal.ts'
import { pending } from './pending.ts'
import { result } from './result.ts'
import { setup } from './setup.ts'
import type { RajasState, RajasView } from './types.ts'
import { view } from './view.ts'

export type Rajas = Game<RajasState, RajasView, RajasCommand, RajasEvent>

export function makeRajas(edition: Edition): Rajas {
  const rules = compile(edition)
  return {
    id: 'rajas',
    rules: 1,
    seats: { min: 2, max: 4 },
    options: [
      { key: 'navaratna', kind: 'flag', preset: false },
      { key: 'ganga', kind: 'flag', preset: false },
      {
        key: 'handicap',
        kind: 'seatPick',
        choices: ['regular', 'experienced'],
        preset: 'regular',
      },
    ],
    lengthLimit: 8000,
    setup: (seats, options) => setup(rules, seats, options),
    pending: (state) => pending(rules, state),
    legal: (table, seat) => legal(rules, table, seat),
    decide: (now, input) => decide(rules, now, input),
    evolve: (state, event) => evolve(rules, state, event),
    view,
    redact: (event) => event,
    isBarrier: (event) => event.type === 'tileRevealed',
    result: (state) => result(rules, state),
    tell: () => null,
    prompt: () => line('rajas.name'),
    label: () => ({ group: 'rajas.name', line: line('rajas.name') }),
    describe: () => [],
  }
}

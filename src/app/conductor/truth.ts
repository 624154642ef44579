/** The truth head: the kernel's match, changed one input at a time, and kept before anybody sees it. */
import type { Tagged } from '../../kernel/command.ts'
import type { Input } from '../../kernel/game.ts'
import { retract, takeBack } from '../../kernel/history.ts'
import { stepsOf } from '../../kernel/journal.ts'
import { type Match, pendingOf, submit } from '../../kernel/match.ts'
import type { Plain } from '../../kernel/plain.ts'
import type { Entry } from '../../kernel/record.ts'
import { type Outcome, type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Header } from '../saves/shape.ts'
import type { AnyStep } from './log.ts'
import type { Ports } from './ports.ts'

/** People at this screen, and those of them whose choices may be taken back now. */
export interface People {
  readonly humans: readonly Seat[]
  readonly owners: readonly Seat[]
}

export interface Truth {
  match(): Match
  header(): Header
  steps(): readonly AnyStep[]
  /** Null when it was accepted and kept. */
  accept(input: Input<Tagged>, proof?: Plain): Promise<Refusal | null>
  canUndo(seat: Seat, people: People): boolean
  undo(seat: Seat, people: People): Promise<Refusal | null>
  /** The table is left: from now on nothing is accepted or kept, for another tab may play the match. */
  close(): void
  isClosed(): boolean
}

export function entryOf(step: AnyStep): Entry {
  return step.proof === undefined ? step.input : { ...step.input, proof: step.proof }
}

export function makeTruth(
  first: { readonly match: Match; readonly header: Header },
  { keep, now }: Pick<Ports, 'keep' | 'now'>,
): Truth {
  let { match, header } = first
  let steps: readonly AnyStep[] = stepsOf(match)
  let line: Promise<unknown> = Promise.resolve()
  let isClosed = false

  /** One change after the other, whoever asks. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = line.then(job, job)
    line = done.catch(() => undefined)
    return done
  }

  async function commit(next: Match): Promise<void> {
    if (isClosed) return
    const nextSteps: readonly AnyStep[] = stepsOf(next)
    const same = nextSteps.findIndex((step, i) => step !== steps[i])
    const from = same === -1 ? nextSteps.length : same
    const nextHeader = headerOf(header, next, now())
    try {
      await keep(nextHeader, from, nextSteps.map(entryOf))
    } catch (error) {
      // whoever took the match over goes on from what is kept there
      if (isClosed) return
      throw error
    }
    match = next
    steps = nextSteps
    header = nextHeader
  }

  return {
    match: () => match,
    header: () => header,
    steps: () => steps,
    accept: (input, proof) =>
      inTurn(async () => {
        const outcome = submit(match, input, proof)
        if (!outcome.ok) return outcome.refusal
        await commit(outcome.match)
        return null
      }),
    canUndo: (seat, people) => undone(match, seat, people).ok,
    undo: (seat, people) =>
      inTurn(async () => {
        const outcome = undone(match, seat, people)
        if (!outcome.ok) return outcome.refusal
        await commit(outcome.match)
        return null
      }),
    close: () => void (isClosed = true),
    isClosed: () => isClosed,
  }
}

function headerOf(header: Header, match: Match, updated: number): Header {
  const result = match.game.result(match.state)
  const winners = result?.standings.filter((item) => item.place === 1).map((item) => item.seat)
  return { ...header, updated, length: match.length, winners: winners ?? null }
}

/** Before the last choice of one of `owners`; what bots answered to it goes back with it. */
export function undone(match: Match, seat: Seat, people: People): Outcome<{ match: Match }> {
  const isParallel = pendingOf(match).some((item) => item.kind === 'choice' && 'batch' in item)
  if (isParallel) {
    const own = retract(match, seat)
    if (own.ok) return own
  }
  let at = match
  for (;;) {
    const input = at.last?.input
    const back = takeBack(at)
    if (!back.ok) return back
    at = back.match
    if (input?.kind !== 'command' || !people.humans.includes(input.seat)) continue
    return people.owners.includes(input.seat) ? back : refuse('notYoursToTakeBack')
  }
}

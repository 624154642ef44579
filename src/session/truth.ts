/** The truth head: the kernel's match, changed one input at a time, and kept before anybody sees it. */
import type { Tagged } from '../kernel/command.ts'
import type { Input } from '../kernel/game.ts'
import { entryOf, stepsOf } from '../kernel/journal.ts'
import { type AnyStep, type Match, submit } from '../kernel/match.ts'
import type { Plain } from '../kernel/plain.ts'
import type { Outcome, Refusal } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import { type Header, type Keep, type Opened, withMatch } from './header.ts'
import { withSpent } from './spent.ts'
import { type Undoer, undone } from './undo.ts'

export interface Truth {
  match(): Match
  header(): Header
  steps(): readonly AnyStep[]
  /** Null when it was accepted and kept. */
  accept(input: Input<Tagged>, proof?: Plain): Promise<Refusal | null>
  /** Kept with the next change: a person of this seat has taken so many milliseconds. */
  spend(seat: Seat, milliseconds: number): void
  canUndo(undoer: Undoer): boolean
  undo(undoer: Undoer): Promise<Refusal | null>
  /** Told after each change, until the returned function is called. */
  onChange(listener: () => void): () => void
  /** The table is left: from now on nothing is accepted or kept, for another tab may play the match. */
  close(): void
  isClosed(): boolean
}

interface TruthPorts {
  takesPlain(): boolean
  readonly keep: Keep
  now(): number
}

export function makeTruth(first: Opened, ports: TruthPorts): Truth {
  const { keep, now } = ports
  let { match, header } = first
  let steps: readonly AnyStep[] = stepsOf(match)
  let line: Promise<unknown> = Promise.resolve()
  let isClosed = false
  const listeners = new Set<() => void>()

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
    const nextHeader = withMatch(header, next, now())
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
    for (const listener of listeners) listener()
  }

  const change = (make: () => Outcome<{ match: Match }>): Promise<Refusal | null> =>
    inTurn(async () => {
      const outcome = make()
      if (!outcome.ok) return outcome.refusal
      await commit(outcome.match)
      return null
    })

  return {
    match: () => match,
    header: () => header,
    steps: () => steps,
    accept: (input, proof) => change(() => submit(match, input, proof)),
    spend(seat, milliseconds) {
      const spent = withSpent(header.spent, match.seats, seat, milliseconds)
      header = { ...header, spent }
    },
    canUndo: (undoer) => undone(match, undoer, ports.takesPlain()).ok,
    undo: (undoer) => change(() => undone(match, undoer, ports.takesPlain())),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => void (isClosed = true),
    isClosed: () => isClosed,
  }
}

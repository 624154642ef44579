/** Holds the kernel's match: changes it one input at a time, and stores each change before anybody sees it. */
import type { Tagged } from '../kernel/command.ts'
import type { Input } from '../kernel/game.ts'
import { entryOf, stepsOf } from '../kernel/journal.ts'
import { type AnyStep, type Match, submit } from '../kernel/match.ts'
import type { Origin } from '../kernel/origin.ts'
import type { Plain } from '../kernel/plain.ts'
import { type Outcome, type Refusal, refuse } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import { type Header, type Keep, type Opened, withMatch } from './header.ts'
import type { Sitting } from './seating.ts'
import { addSpentTime } from './spent.ts'
import { type Undoer, undone } from './undo.ts'

const renamed = (sittings: readonly Sitting[], of: Seat, name: string) =>
  sittings.map((sitting, seat) => (seat === of ? { ...sitting, name } : sitting))

export interface Truth {
  match(): Match
  header(): Header
  steps(): readonly AnyStep[]
  /** Null when it was accepted and stored. */
  accept(input: Input<Tagged>, proof?: Plain): Promise<Refusal | null>
  /** Stores another origin of the seeds, which `next` makes of the present one or refuses. */
  bind(next: () => Outcome<{ origin: Origin }>): Promise<Refusal | null>
  /** Gives the person of a seat another name. */
  rename(seat: Seat, name: string): Promise<Refusal | null>
  /** Adds to the time of this seat's person; it is stored with the next change. */
  spend(seat: Seat, milliseconds: number): void
  canUndo(undoer: Undoer): boolean
  undo(undoer: Undoer): Promise<Refusal | null>
  /** Calls `listener` after each change, until the returned function is called. */
  onChange(listener: () => void): () => void
  /** The table is left: from now on every change is refused, for another tab may play the match. */
  close(): void
  isClosed(): boolean
}

const { refusal: left } = refuse('left')

interface TruthPorts {
  takesForced(): boolean
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

  /** Runs one change after the other. */
  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = line.then(job, job)
    line = done.catch(() => undefined)
    return done
  }

  async function commit(next: Match, bound: Header): Promise<Refusal | null> {
    const nextSteps: readonly AnyStep[] = stepsOf(next)
    const same = nextSteps.findIndex((step, i) => step !== steps[i])
    const from = same === -1 ? nextSteps.length : same
    const nextHeader = withMatch(bound, next, now())
    try {
      await keep(nextHeader, from, nextSteps.map(entryOf))
    } catch (error) {
      // another tab took the match over, and goes on from what is stored
      if (isClosed) return left
      throw error
    }
    match = next
    steps = nextSteps
    header = nextHeader
    for (const listener of listeners) listener()
    return null
  }

  const change = <T>(
    make: () => Outcome<T>,
    store: (made: T) => Promise<Refusal | null>,
  ): Promise<Refusal | null> =>
    inTurn(async () => {
      if (isClosed) return left
      const outcome = make()
      return outcome.ok ? store(outcome) : outcome.refusal
    })
  const changeMatch = (make: () => Outcome<{ match: Match }>) =>
    change(make, (made) => commit(made.match, header))

  return {
    match: () => match,
    header: () => header,
    steps: () => steps,
    accept: (input, proof) => changeMatch(() => submit(match, input, proof)),
    bind: (next) =>
      change(next, ({ origin }) => {
        // at once: a seed may be made before it is stored
        header = { ...header, origin }
        return commit(match, header)
      }),
    rename: (seat, name) =>
      change(
        () => ({ ok: true }),
        () => commit(match, { ...header, sittings: renamed(header.sittings, seat, name) }),
      ),
    spend(seat, milliseconds) {
      const spent = addSpentTime(header.spent, match.seats, seat, milliseconds)
      header = { ...header, spent }
    },
    canUndo: (undoer) => undone(match, undoer, ports.takesForced()).ok,
    undo: (undoer) => changeMatch(() => undone(match, undoer, ports.takesForced())),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => void (isClosed = true),
    isClosed: () => isClosed,
  }
}

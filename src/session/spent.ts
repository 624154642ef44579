/** How long each person has taken: from when the match began to wait for them until they acted. */
import type { Match } from '../kernel/match.ts'
import type { Seat } from '../kernel/seat.ts'

/** Milliseconds per seat. */
export type Spent = readonly number[]

export function addSpentTime(
  spent: Spent | undefined,
  seats: number,
  seat: Seat,
  more: number,
): Spent {
  return Array.from({ length: seats }, (_, i) => (spent?.[i] ?? 0) + (i === seat ? more : 0))
}

export interface Stopwatch {
  /** The match rests in this position, or still does. */
  rest(match: Match): void
  /** Milliseconds since it began to rest in this position; looking back does not stop them. */
  since(match: Match): number
}

export function makeStopwatch(now: () => number): Stopwatch {
  let resting: { readonly match: Match; readonly from: number } | null = null
  return {
    rest(match) {
      if (resting?.match !== match) resting = { match, from: now() }
    },
    since: (match) => (resting?.match === match ? Math.max(0, now() - resting.from) : 0),
  }
}

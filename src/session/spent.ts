/** Measures how long each person took, from when the match began to wait until they acted. */
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
  /** The match waits in this position now; repeated calls for the same match change nothing. */
  rest(match: Match): void
  /** Milliseconds since it began to wait in this position, looking back included. */
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

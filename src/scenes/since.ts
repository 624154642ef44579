/** In which second something changed: when the motion began that it came with, or now. */
import type { Clock } from '../session/clock.ts'

/** Answers for the newest of the clocks that are not those of the last question. */
export function makeSince(): (clocks: readonly (Clock | undefined)[], now: number) => number {
  let known: readonly (Clock | undefined)[] = []
  return (clocks, now) => {
    const fresh = clocks.filter((clock) => !known.includes(clock))
    known = clocks
    const began = fresh.flatMap((clock) => clock?.beganAt ?? [])
    return began.length > 0 ? Math.min(now, Math.max(...began)) : now
  }
}

/** Start time of a change: when the motion that caused it began, or now. */
import type { Clock } from '../session/clock.ts'

type Clocks = readonly (Clock | undefined)[]

/** Call it for each change with the clocks of everything shown; the most recent clock caused it. */
export function makeSince(): (clocks: Clocks, now: number) => number {
  let known: Clocks = []
  return (clocks, now) => {
    const fresh = clocks.filter((clock) => clock && !known.includes(clock))
    known = clocks
    // no motion caused it: manual control, an undo, a jump to another position
    if (fresh.length === 0 || fresh.some((clock) => clock?.beganAt === null)) return now
    return Math.min(now, Math.max(...clocks.map((clock) => clock?.beganAt ?? -Infinity)))
  }
}

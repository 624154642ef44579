/** In which second something changed: when the motion began that it came with, or now. */
import type { Clock } from '../session/clock.ts'

type Clocks = readonly (Clock | undefined)[]

/** To be asked for each change, with the clocks of all that is shown: the last of them to begin brought it. */
export function makeSince(): (clocks: Clocks, now: number) => number {
  let known: Clocks = []
  return (clocks, now) => {
    const fresh = clocks.filter((clock) => clock && !known.includes(clock))
    known = clocks
    // nobody ran a motion for it: a hand, an undo, a jump to another position
    if (fresh.length === 0 || fresh.some((clock) => clock?.beganAt === null)) return now
    return Math.min(now, Math.max(...clocks.map((clock) => clock?.beganAt ?? -Infinity)))
  }
}

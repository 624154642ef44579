/** Follows a clock that others turn: frames while it runs, none while it stands, a quiet look-out in between. */
import type { BeatClock } from '../contract.ts'
import type { FrameOrder } from '../frame.ts'

export interface Follower {
  /** To be asked once a frame: true while the clock is on its way to `length` and turning. */
  isRunning(length: number): boolean
  stop(): void
}

/** Frames for which a standing clock may only not have had its turn in the page's frame yet. */
const patience = 3

export function followClock(clock: BeatClock, order: FrameOrder): Follower {
  let last = -1
  let still = 0
  let watch = 0
  const look = () => {
    watch = 0
    if (clock.seconds === last) watch = requestAnimationFrame(look)
    else order.wake()
  }
  return {
    isRunning(length) {
      const isTurning = clock.seconds !== last
      last = clock.seconds
      if (last >= length) return false
      still = isTurning ? 0 : still + 1
      if (still < patience) return true
      if (watch === 0) watch = requestAnimationFrame(look)
      return false
    },
    stop() {
      cancelAnimationFrame(watch)
      watch = 0
    },
  }
}

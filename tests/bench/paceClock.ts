/** A stepped clock for a whole session, which stands still while answers are worked out. */
import { makeTime, type Time } from '../../src/session/time.ts'

/** Length of a tick, as on a page with 60 frames a second. */
export const tickSeconds = 1 / 60

export interface Timeline {
  readonly time: Time
  /** Answers that are worked out; time stands still meanwhile. */
  busy: number
  listening: number
}

export function makeTimeline(): Timeline {
  const own = makeTime()
  const timeline: Timeline = {
    busy: 0,
    listening: 0,
    time: {
      ...own,
      onTick(listener) {
        timeline.listening += 1
        const leave = own.onTick(listener)
        let isIn = true
        return () => {
          if (isIn) timeline.listening -= 1
          isIn = false
          leave()
        }
      },
    },
  }
  return timeline
}

export const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Pace of a match: the speed of motions, and the pause before a bot's step, which can be cut short. */
import type { Time } from './time.ts'

export interface Pace {
  readonly speed: number
  /** Speed of the motions of bots, which are shown like a person's, shorter. */
  readonly botSpeed: number
  /** Pause before a bot begins, after the last shown step. */
  readonly pauseSeconds: number
}

export interface Pause {
  /** Resolves early when it is cut. */
  wait(seconds: number): Promise<void>
  cut(): void
}

export function makePause(time: Time): Pause {
  let cut: (() => void) | null = null
  return {
    wait(seconds) {
      if (seconds <= 0) return Promise.resolve()
      const end = time.now() + seconds
      return new Promise((resolve) => {
        const done = () => {
          leave()
          cut = null
          resolve()
        }
        const leave = time.onTick(() => {
          if (time.now() >= end) done()
        })
        cut = done
      })
    },
    cut: () => cut?.(),
  }
}

/** Everything at once, without pauses. */
export const paceAtOnce: Pace = { speed: Infinity, botSpeed: Infinity, pauseSeconds: 0 }

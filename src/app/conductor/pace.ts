/** How fast things are told: the motion's speed and how long a bot seems to think. */
import type { Time } from '../../session/time.ts'
import type { Speed } from '../settings/shape.ts'

export interface Pace {
  readonly speed: number
  /** Between what was shown last and a bot's next step. */
  readonly pauseSeconds: number
}

export const paces: Readonly<Record<Speed, Pace>> = {
  calm: { speed: 0.7, pauseSeconds: 1.6 },
  normal: { speed: 1, pauseSeconds: 0.8 },
  quick: { speed: 2.2, pauseSeconds: 0.25 },
  instant: { speed: Infinity, pauseSeconds: 0 },
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

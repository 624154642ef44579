/** How fast things are told: the motion's speed and how long a bot seems to think. */
import type { Speed } from '../settings/shape.ts'

export interface Pace {
  readonly speed: number
  /** Milliseconds between what was shown last and a bot's next step. */
  readonly pause: number
}

export const paces: Readonly<Record<Speed, Pace>> = {
  calm: { speed: 0.7, pause: 1600 },
  normal: { speed: 1, pause: 800 },
  quick: { speed: 2.2, pause: 250 },
  instant: { speed: Infinity, pause: 0 },
}

export interface Pause {
  /** Resolves early when it is cut. */
  wait(milliseconds: number): Promise<void>
  cut(): void
}

export function makePause(): Pause {
  let cut: (() => void) | null = null
  return {
    wait(milliseconds) {
      if (milliseconds <= 0) return Promise.resolve()
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          cut = null
          resolve()
        }
        const timer = setTimeout(done, milliseconds)
        cut = done
      })
    },
    cut: () => cut?.(),
  }
}

/** Playback speed and pauses of each speed setting. */
import type { Pace } from '../../session/pace.ts'
import type { Speed } from './shape.ts'

export const paceOfSpeed: Readonly<Record<Speed, Pace>> = {
  calm: { speed: 0.7, botSpeed: 0.7, pauseSeconds: 1.2 },
  normal: { speed: 1, botSpeed: 1.75, pauseSeconds: 0.3 },
  quick: { speed: 2.2, botSpeed: 3, pauseSeconds: 0.15 },
  instant: { speed: Infinity, botSpeed: Infinity, pauseSeconds: 0 },
}

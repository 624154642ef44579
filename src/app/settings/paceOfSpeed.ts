/** Playback speed and pauses of each speed setting. */
import type { Pace } from '../../session/pace.ts'
import type { Speed } from './shape.ts'

export const paceOfSpeed: Readonly<Record<Speed, Pace>> = {
  calm: { speed: 0.7, pauseSeconds: 1.6 },
  normal: { speed: 1, pauseSeconds: 0.8 },
  quick: { speed: 2.2, pauseSeconds: 0.25 },
  instant: { speed: Infinity, pauseSeconds: 0 },
}

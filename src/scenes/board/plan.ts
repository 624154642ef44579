/** The plan of a beat: moves and cues with their times, computed once per beat and read by board, camera, sound and stage. */
import type { Timed } from '../../session/show/beat.ts'
import type { Move } from './motion.ts'

/** A named event of a beat, for sound, camera and overlays. */
export interface Cue {
  readonly name: string
  /** Seconds from the start of the beat. */
  readonly at: number
  /** Table coordinates (cm). */
  readonly where: readonly [number, number, number]
  /** Importance for a spectator, 0 to 1. */
  readonly weight: number
  /** Key of a sound in `src/audio`; silent without. */
  readonly sound?: string
}

/** Scenes may extend it with data for their own layers. */
export interface Plan extends Timed {
  readonly moves: readonly Move[]
  readonly cues: readonly Cue[]
}

/** A plan without moves, cues or length. */
export const stillPlan: Plan = { length: 0, moves: [], cues: [] }

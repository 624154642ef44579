/** The plan of one beat: what moves, and what happens when and where; every scene gives one, once for a beat. */
import type { Timed } from '../../session/show/beat.ts'
import type { Move } from './motion.ts'

/** Something that happens in a beat, in the scene's own words: heard, and pointed at by whoever tells of it. */
export interface Cue {
  readonly name: string
  /** Seconds of the beat. */
  readonly at: number
  /** Table units (cm). */
  readonly where: readonly [number, number, number]
  /** How much it matters to who looks on, 0 to 1. */
  readonly weight: number
  /** A name of the sounds that the house knows; silent without. */
  readonly sound?: string
}

/** What a beat looks and sounds like, worked out once; a scene's own plan may say more. */
export interface Plan extends Timed {
  readonly moves: readonly Move[]
  readonly cues: readonly Cue[]
}

/** Nothing moves and nothing is heard. */
export const stillPlan: Plan = { length: 0, moves: [], cues: [] }

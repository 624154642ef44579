/** The motions that a director is told of before they begin, and the shots that they wish for. */
import type { Seat } from '../../kernel/seat.ts'
import type { Piece } from '../../kernel/chance.ts'
import type { Settled } from '../../physics/types.ts'
import type { Plan } from '../../scenes/board/plan.ts'

interface Timing {
  /** Seconds of the motion in one second of time. */
  readonly speed: number
}

export interface RollMotion extends Timing {
  readonly kind: 'roll'
  readonly pieces: readonly Piece[]
  readonly settled: Pick<Settled, 'track' | 'faces'>
}

export interface BeatMotion extends Timing {
  readonly kind: 'beat'
  readonly plan: Pick<Plan, 'length' | 'cues'>
  /** The view at its end. */
  readonly to: unknown
  /** The seats that owe a choice after it. */
  readonly due: readonly Seat[]
  /** The pieces that wait to be thrown after it. */
  readonly toThrow: readonly Piece[]
}

export type DirectedMotion = RollMotion | BeatMotion

/** A shot that a motion asks for at a second of time. */
export interface CameraWish<S> {
  readonly atSeconds: number
  readonly shot: S
  /** Its importance, 0 to 1. */
  readonly weight: number
  readonly why: string
  /** The camera moves over from the shot before it instead of cutting. */
  readonly eases?: boolean
  /** Seconds by which it may come later than wished; 0 if absent. */
  readonly slipSeconds?: number
}

/** What a director is told of: a motion of a shown head that is about to begin, with its plan or its track. */
import type { Seat } from '../../kernel/seat.ts'
import type { Piece } from '../../kernel/chance.ts'
import type { Settled } from '../../physics/types.ts'
import type { Plan } from '../../scenes/board/plan.ts'

interface Timing {
  /** How many of its seconds pass in one second of the one time. */
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
  /** As its viewer sees it at the end. */
  readonly to: unknown
  /** Who owes a choice after it. */
  readonly due: readonly Seat[]
  /** What waits to be thrown after it. */
  readonly toThrow: readonly Piece[]
}

export type DirectedMotion = RollMotion | BeatMotion

/** A picture that a motion asks for, at a second of the one time. */
export interface CameraWish<S> {
  readonly atSeconds: number
  readonly shot: S
  /** How much it matters, 0 to 1. */
  readonly weight: number
  readonly why: string
  /** Comes on a way from the picture before it. */
  readonly eases?: boolean
  /** Seconds by which it may come later than wished; none, if nothing is said. */
  readonly slipSeconds?: number
}

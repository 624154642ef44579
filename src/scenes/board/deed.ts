/** A deed: something of weight that happens in a beat, with the camera from which it is seen best. */
import type { Seat } from '../../kernel/seat.ts'
import type { Triple } from '../../physics/types.ts'
import type { CameraPose } from '../contract.ts'

export interface Deed {
  /** The player who deeds; null: nobody or everybody. */
  readonly seat: Seat | null
  /** A name of this camera; equal names are equal cameras. */
  readonly camera: string
  /** The camera, where it is not one of the scene's named ones. */
  readonly pose?: CameraPose
  /** Seconds of the beat at which the camera has to be there. */
  readonly at: number
  /** Seconds of the beat until which the camera stays; may lie past the end of the plan. */
  readonly until: number
  /** Importance, 0 to 1. */
  readonly weight: number
  /** The middle of what deeds; another camera that shows it large enough need not move. */
  readonly where: Triple
  /** Half the size of what deeds (cm). */
  readonly reach: number
}

/** Cues that weigh less get no camera of their own. */
export const weightyFrom = 0.5

/** Helpers that make spots from places. */
import type { Placement } from '../../../shapes/rajas.ts'
import { pile } from '../../board/layouts.ts'
import { poseAtPoint, yawed } from '../../board/pose.ts'
import type { GlowReach, Spot } from '../../board/spot.ts'

/** A pile at a place on a thing or on the table. */
export const spotAt = (id: string, on: string | null, at: Placement, lift = 0): Spot => ({
  id,
  on,
  at: poseAtPoint(at.x, at.y + lift, at.z, yawed(at.turn)),
  layout: pile,
})

export const touchable = (spot: Spot, touch: GlowReach, litBy?: Spot['litBy']): Spot => ({
  ...spot,
  touch,
  ...(litBy && { litBy }),
})

export const roundReach = (radius: number): GlowReach => ({ kind: 'round', radius })
export const squareReach = (halfX: number, halfZ = halfX): GlowReach => ({
  kind: 'square',
  halfX,
  halfZ,
})

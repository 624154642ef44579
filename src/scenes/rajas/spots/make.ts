/** Helpers that make spots from places. */
import type { Place } from '../../../shapes/rajas.ts'
import { pile } from '../../board/layouts.ts'
import { poseAtPoint, yawed } from '../../board/pose.ts'
import type { Reach, Spot } from '../../board/spot.ts'

/** A pile at a place on a thing or on the table. */
export const spotAt = (id: string, on: string | null, at: Place, lift = 0): Spot => ({
  id,
  on,
  at: poseAtPoint(at.x, at.y + lift, at.z, yawed(at.turn)),
  layout: pile,
})

export const touchable = (spot: Spot, touch: Reach, litBy?: Spot['litBy']): Spot => ({
  ...spot,
  touch,
  ...(litBy && { litBy }),
})

export const roundReach = (radius: number): Reach => ({ kind: 'round', radius })
export const squareReach = (halfX: number, halfZ = halfX): Reach => ({
  kind: 'square',
  halfX,
  halfZ,
})

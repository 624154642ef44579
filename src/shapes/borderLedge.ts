/** The ledge behind The Border's tray; its slope shows the thrown colours enlarged (cm). */
import { boxRadius, boxWidth } from './border.ts'

/** Cross-section: heights of the front and of the back, depth, and where the slope ends before the back. */
export const ledge = {
  gap: 0.4,
  front: 2.7,
  high: 5.6,
  deep: 4.8,
  crest: 3.3,
  /** Size of a tile relative to a box of a slate. */
  scale: 1.9,
  dice: 5,
} as const

export const tileWidth = boxWidth * ledge.scale
export const tileRadius = boxRadius * ledge.scale
export const tileGap = 0.62
const pitch = tileWidth + tileGap

export const ledgeHalfX = (pitch * ledge.dice) / 2 + 0.7
/** Depth that the ledge takes behind the tray's back wall. */
export const ledgeReach = ledge.gap + ledge.deep

/** Radians between the slope and the table. */
export const slope = Math.atan2(ledge.high - ledge.front, ledge.crest)

/** Middle of a tile on the slope, relative to the foot of the ledge's front. */
export function tileSpot(die: number): readonly [number, number, number] {
  const x = (die - (ledge.dice - 1) / 2) * pitch
  return [x, (ledge.front + ledge.high) / 2, -ledge.crest / 2]
}

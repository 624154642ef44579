/** The ledge's slopes: maps points of the printed texture to table coordinates. */
import { fateLedge } from '../../shapes/nagarajaTable.ts'

export type SlopePoint = readonly [x: number, y: number, z: number]

const { wide, near, deep, front, high } = fateLedge
const run = Math.hypot(deep, high - front)
/** Angle between slope and table (radians). */
export const slopeLean = Math.atan2(high - front, deep)

/** Pixels per cm of the slope's texture, and its size. */
const density = 40
export const slopePixels = {
  density,
  wide: Math.round(wide * density),
  high: Math.round(run * density),
} as const

/** `across` from the left edge and `down` from the upper edge, as shares of a player's slope. */
export function onSlope(seat: number, across: number, down: number): SlopePoint {
  const left = (fateLedge.x[seat] ?? 0) - wide / 2
  return [left + across * wide, high + (front - high) * down, near - deep * (1 - down)]
}

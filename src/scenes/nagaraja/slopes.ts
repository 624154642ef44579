/** The slopes of the ledge: where on the table each point of what is printed on them lies. */
import { fateLedge } from '../../shapes/nagarajaTable.ts'

export type Point = readonly [x: number, y: number, z: number]

const { wide, near, deep, front, high } = fateLedge
const run = Math.hypot(deep, high - front)
/** Radians between a slope and the table. */
export const slopeLean = Math.atan2(high - front, deep)

/** Pixels of a picture for each cm of a slope, and what that makes of a player's slope. */
const density = 40
export const slopePixels = {
  density,
  wide: Math.round(wide * density),
  high: Math.round(run * density),
} as const

/** From the left and from the upper edge of a player's slope, in shares of it. */
export function onSlope(seat: number, across: number, down: number): Point {
  const left = (fateLedge.x[seat] ?? 0) - wide / 2
  return [left + across * wide, high + (front - high) * down, near - deep * (1 - down)]
}

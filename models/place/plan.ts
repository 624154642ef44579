// The plan of the balcony: an eight-sided pavilion round the table; three bays open to the river.
import { turnY } from '../kit/soup.ts'
import type { Move } from '../kit/soup.ts'

/** Lengths in cm; the table's top is y = 0. */
export const PLAN = {
  /** Distance from the room's middle to the middle of a bay's wall. */
  apothem: 200,
  floor: -74,
  spring: 114,
  cornice: 212,
  sill: 4,
  wall: 13,
  /** Distance from the table's middle to the middle of one of its eight edges. */
  table: 66,
} as const

export const BAY_WIDTH = 2 * PLAN.apothem * Math.tan(Math.PI / 8)
/** Half the clear opening between pillars. */
export const OPENING = BAY_WIDTH / 2 - 15

/** Transform of a bay's model, drawn looking out: x right, y up, z towards the viewer, its wall in the plane z = 0. */
export function bayPlace(bay: number): Move {
  const turn = turnY(-45 * bay)
  return ([x, y, z]) => turn([x, y, z - PLAN.apothem])
}

/** Transform of a corner's model; corner k lies between bays k and k + 1. */
export function cornerPlace(corner: number): Move {
  const turn = turnY(-45 * corner - 22.5)
  const out = PLAN.apothem / Math.cos(Math.PI / 8)
  return ([x, y, z]) => turn([x, y, z - out])
}

export const FRONT = [-1, 0, 1] as const
export const SIDES = [-2, 2] as const
export const BACK = [3, 4, 5] as const

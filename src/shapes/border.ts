/** The Border's slate: boxes of the map and the score strip, as they are baked and as they are played on (cm). */
import type { TablePoint } from './point.ts'

/** From one upright side of a box to the other; and from its middle to a corner. */
export const boxWidth = 1.76
export const boxRadius = boxWidth / Math.sqrt(3)

/** A slate in its frame; boxes stand a little higher than the slate. */
export const slate = {
  halfX: 16.9,
  halfZ: 12.9,
  frame: 1.15,
  top: 0.62,
  boxTop: 0.74,
} as const

/** What a map says of its boxes: columns and rows of a grid of hexagons. */
interface Grid {
  readonly boxes: readonly { readonly col: number; readonly row: number }[]
}

function cornerOf({ boxes }: Grid): { readonly left: number; readonly top: number } {
  return {
    left: Math.min(...boxes.map((box) => box.col)),
    top: Math.min(...boxes.map((box) => box.row)),
  }
}

/** The map's middle lies a little behind the slate's, for the strip is at the foot. */
const mapShift = -2.05

/** On the slate: x to the right, z towards the player. Odd rows are shifted by half a box. */
export function cellMiddle(grid: Grid, col: number, row: number): TablePoint {
  const { left, top } = cornerOf(grid)
  const rows = Math.max(...grid.boxes.map((box) => box.row)) - top + 1
  const columns = Math.max(...grid.boxes.map((box) => box.col)) - left + 1
  const x = col - left - (columns - 0.5) / 2 + 0.25 + (row % 2 === 0 ? 0 : 0.5)
  const z = (row - top - (rows - 1) / 2) * 1.5
  return { x: (x - 0.25) * boxWidth, z: z * boxRadius + mapShift }
}

export function boxSpots(grid: Grid): readonly TablePoint[] {
  return grid.boxes.map((box) => cellMiddle(grid, box.col, box.row))
}

/** The strip at the foot: one cell for each region, from the smallest value to the greatest. */
export const strip = { z: 9.75, halfZ: 1.35, halfX: 15.1 } as const

export function stripSpot(index: number, count: number): TablePoint {
  const wide = (strip.halfX * 2) / count
  return { x: -strip.halfX + wide * (index + 0.5), z: strip.z }
}

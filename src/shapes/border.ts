/** The Border's slate: sizes and places of the map's boxes and of the score strip, shared by models and scene (cm). */
import type { TablePoint } from './point.ts'

/** A hexagonal box: the width between its vertical sides, and its circumradius. */
export const boxWidth = 1.76
export const boxRadius = boxWidth / Math.sqrt(3)

/** A slate with its frame; its boxes are slightly higher than its surface. */
export const slate = {
  halfX: 16.9,
  halfZ: 12.9,
  frame: 1.15,
  top: 0.62,
  boxTop: 0.74,
} as const

/** The boxes of a map as columns and rows of a hexagon grid. */
interface Grid {
  readonly boxes: readonly { readonly col: number; readonly row: number }[]
}

function cornerOf({ boxes }: Grid): { readonly left: number; readonly top: number } {
  return {
    left: Math.min(...boxes.map((box) => box.col)),
    top: Math.min(...boxes.map((box) => box.row)),
  }
}

/** z of the map's middle, which leaves room for the strip at the slate's near edge. */
const mapShift = -2.05

/** Middle of a box on the slate: x to the right, z towards the player. Odd rows are shifted by half a box. */
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

/** The score strip at the near edge: one cell for each region, from the smallest value to the greatest. */
export const strip = { z: 9.75, halfZ: 1.35, halfX: 15.1 } as const

export function stripSpot(index: number, count: number): TablePoint {
  const wide = (strip.halfX * 2) / count
  return { x: -strip.halfX + wide * (index + 0.5), z: strip.z }
}

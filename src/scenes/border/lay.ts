/** Where things lie: slates on the table and, on a slate, boxes, regions and the score strip (cm). */
import type { Layout } from '../../games/border/edition.ts'
import { cornerOf } from '../../games/border/telling/names.ts'

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

/** How far a name plate reaches out before its slate. */
export const platesDeep = 2.4

/** How deep a box goes down from its top, into the slate. */
export const boxDeep = slate.boxTop - slate.top + 0.1

/** How far from its middle a box is touched. */
export const boxTouch = boxWidth / 2 + 0.04

export interface Spot {
  readonly x: number
  readonly z: number
}

/** Slates round the tray, clockwise as seen from above, all readable from the near side. */
const near = { x: 17.3, z: 14.6 }
const far = { x: 34.4, z: -16.2 }
const spots: Readonly<Record<number, readonly Spot[]>> = {
  2: [
    { x: -near.x, z: near.z },
    { x: near.x, z: near.z },
  ],
  3: [
    { x: -near.x, z: near.z },
    { x: -near.x, z: far.z },
    { x: near.x, z: near.z },
  ],
  4: [
    { x: -near.x, z: near.z },
    { x: -far.x, z: far.z },
    { x: far.x, z: far.z },
    { x: near.x, z: near.z },
  ],
}

/** The middle of the tray's felt: behind the near slates, beside the far one of three. */
export function traySpot(seats: number): readonly [number, number] {
  return seats === 3 ? [near.x, -16.5] : [0, -16.5]
}

export function slateSpots(seats: number): readonly Spot[] {
  return spots[seats] ?? spots[4] ?? []
}

/** The map's middle lies a little behind the slate's, for the strip is at the foot. */
const mapShift = -2.05

/** On the slate: x to the right, z towards the player. Odd rows are shifted by half a box. */
export function cellSpot(layout: Layout, col: number, row: number): Spot {
  const { left, top } = cornerOf(layout)
  const rows = Math.max(...layout.boxes.map((box) => box.row)) - top + 1
  const columns = Math.max(...layout.boxes.map((box) => box.col)) - left + 1
  const x = col - left - (columns - 0.5) / 2 + 0.25 + (row % 2 === 0 ? 0 : 0.5)
  const z = (row - top - (rows - 1) / 2) * 1.5
  return { x: (x - 0.25) * boxWidth, z: z * boxRadius + mapShift }
}

export function boxSpots(layout: Layout): readonly Spot[] {
  return layout.boxes.map((box) => cellSpot(layout, box.col, box.row))
}

/** The six sides of a pointy-topped box, from its right neighbour clockwise as seen from above. */
export const sides: readonly Spot[] = [0, 1, 2, 3, 4, 5].map((side) => ({
  x: Math.cos((side * Math.PI) / 3),
  z: Math.sin((side * Math.PI) / 3),
}))

/** For each box, the sides (as bits) behind which lies another box of the same group. */
export function joins(
  layout: Layout,
  spots: readonly Spot[],
  groupOf: readonly number[],
): readonly number[] {
  return layout.boxes.map((box) => {
    const own = spots[box.id]
    const group = groupOf[box.id] ?? -1
    if (!own || group < 0) return 0
    let bits = 0
    for (const other of box.adj) {
      const spot = spots[other]
      if (!spot || groupOf[other] !== group) continue
      const side = sides.findIndex(
        ({ x, z }) => (spot.x - own.x) * x + (spot.z - own.z) * z > boxWidth * 0.9,
      )
      if (side >= 0) bits |= 1 << side
    }
    return bits
  })
}

/** The strip at the foot: one cell for each region, from the smallest value to the greatest. */
export const strip = { z: 9.75, halfZ: 1.35, halfX: 15.1 } as const

export function stripSpot(index: number, count: number): Spot {
  const wide = (strip.halfX * 2) / count
  return { x: -strip.halfX + wide * (index + 0.5), z: strip.z }
}

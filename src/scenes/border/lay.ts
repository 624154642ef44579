/** Where The Border's slates and its tray stand, and which boxes of a slate join (cm). */
import type { Layout } from '../../games/border/edition.ts'
import { boxWidth, slate, type Spot } from '../../shapes/border.ts'

/** How far a name plate reaches out before its slate. */
export const platesDeep = 2.4

/** How deep a box goes down from its top, into the slate. */
export const boxDeep = slate.boxTop - slate.top + 0.1

/** How far from its middle a box is touched. */
export const boxTouch = boxWidth / 2 + 0.04

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

/** Layout of The Border's table (cm): slates, tray, and the joined sides of boxes. */
import type { Layout } from '../../games/border/edition.ts'
import { boxWidth, slate } from '../../shapes/border.ts'
import type { TablePoint } from '../../shapes/point.ts'

/** Depth of the table before a slate that its name plate takes. */
export const platesDeep = 2.4

/** Height of a box, which reaches slightly into the slate. */
export const boxDeep = slate.boxTop - slate.top + 0.1

/** Touch radius of a box. */
export const boxTouch = boxWidth / 2 + 0.04

/** Slate positions around the tray, clockwise from above; every slate faces the near side. */
const near = { x: 17.3, z: 14.6 }
const far = { x: 34.4, z: -16.2 }
const spots: Readonly<Record<number, readonly TablePoint[]>> = {
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

/** Centre of the tray: behind the near slates, or beside the far slate with three players. */
export function traySpotFor(seats: number): readonly [number, number] {
  return seats === 3 ? [near.x, -16.5] : [0, -16.5]
}

export function slateSpots(seats: number): readonly TablePoint[] {
  return spots[seats] ?? spots[4] ?? []
}

/** Unit normals of a pointy-topped hexagon's sides, clockwise from the right. */
export const boxSides: readonly TablePoint[] = [0, 1, 2, 3, 4, 5].map((side) => ({
  x: Math.cos((side * Math.PI) / 3),
  z: Math.sin((side * Math.PI) / 3),
}))

/** Bit mask per box: the sides that it shares with another box of its group. */
export function joinedSides(
  layout: Layout,
  spots: readonly TablePoint[],
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
      const side = boxSides.findIndex(
        ({ x, z }) => (spot.x - own.x) * x + (spot.z - own.z) * z > boxWidth * 0.9,
      )
      if (side >= 0) bits |= 1 << side
    }
    return bits
  })
}

/** The board: its slab, the two lanes round its rim and the land inside; y = 0 is the table under it. */
import type { Field } from './place.ts'

export const board = { halfX: 29, halfZ: 21.5, top: 1, corner: 2.4 } as const

/** The track's lanes: wealth on the outer one, fame on the inner one; `ring` is the line between them. */
export const lanes = {
  wide: 2.3,
  gap: 0.12,
  ring: { halfX: 26.2, halfZ: 18.7, corner: 4.2 },
} as const

/** The land inside the lanes: half its extents, and its height. */
export const land = { halfX: 23.6, halfZ: 16.1, y: 0.92 } as const

/** Bounds of the four areas of the land in which workers stand, and of the river. */
export const areaBounds = {
  quarry: { x: [-23.4, -11.4], z: [-12.9, 3.5] },
  palace: { x: [-11.2, 11.2], z: [-12.9, 3.5] },
  market: { x: [11.4, 23.4], z: [-12.9, 3.5] },
  river: { x: [-23.6, 23.6], z: [3.5, 16.1] },
} as const satisfies Record<string, Field>

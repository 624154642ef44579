// Layout of The Border's slate for its models: inner bounds, regions with their cells, and a free point for each
// picture.
import { border } from '../../src/games/border/index.ts'
import { boxRadius, boxSpots, boxWidth, cellMiddle, slate } from '../../src/shapes/border.ts'
import type { TablePoint } from '../../src/shapes/point.ts'

const ownLayout = border.values

export { boxRadius, boxWidth, slate }

export const boxes = boxSpots(ownLayout)
export const whiteBoxes = ownLayout.boxes.filter((box) => box.white).map((box) => box.id)

/** The slate inside its frame. */
export const inner = { x: slate.halfX - slate.frame, z: slate.halfZ - slate.frame } as const

export interface Field {
  id: number
  first: number
  later: number
  cells: TablePoint[]
  /** The point inside with the greatest distance to the nearest box, and that distance. */
  middle: TablePoint
  room: number
}

/** Characters of the drawn map: each box carries the number of its region. */
const SIGNS = '0123456789ABCDEF'

function roomiest(cells: readonly TablePoint[]): { middle: TablePoint; room: number } {
  let best = { middle: cells[0] ?? { x: 0, z: 0 }, room: 0 }
  for (const cell of cells)
    for (let i = -3; i <= 3; i++)
      for (let j = -3; j <= 3; j++) {
        const at = { x: cell.x + (i / 6) * boxWidth, z: cell.z + (j / 6) * boxWidth }
        const room = Math.min(...boxes.map((box) => Math.hypot(box.x - at.x, box.z - at.z)))
        if (room > best.room + 1e-9) best = { middle: at, room }
      }
  return best
}

export const fields: readonly Field[] = ownLayout.regions.map(({ id, first, later }) => {
  const cells = ownLayout.rows.flatMap((text, row) =>
    [...text].flatMap((sign, col) => (sign === SIGNS[id] ? [cellMiddle(ownLayout, col, row)] : [])),
  )
  return { id, first, later, cells, ...roomiest(cells) }
})

/** The map cropped to its bounding box, as a grid of boxes and region interiors; cached per layout. */
import type { Layout } from '../../edition.ts'

export type DrawnPlace =
  | { readonly kind: 'box'; readonly box: number }
  | { readonly kind: 'inside'; readonly region: number }
  | null

export interface DrawnMap {
  readonly columns: number
  readonly rows: readonly (readonly DrawnPlace[])[]
}

const mapCache = new WeakMap<Layout, DrawnMap>()

export function drawnMap(layout: Layout): DrawnMap {
  const before = mapCache.get(layout)
  if (before) return before
  const drawn = draw(layout)
  mapCache.set(layout, drawn)
  return drawn
}

function draw(layout: Layout): DrawnMap {
  const cols = layout.boxes.map((box) => box.col)
  const rows = layout.boxes.map((box) => box.row)
  const left = Math.min(...cols)
  const top = Math.min(...rows)
  const columns = 1 + Math.max(...cols) - left
  const height = 1 + Math.max(...rows) - top
  const grid = Array.from({ length: height }, (_, r) =>
    Array.from({ length: columns }, (_, c) => insideAt(layout, left + c, top + r)),
  )
  for (const { id, col, row } of layout.boxes) {
    const line = grid[row - top]
    if (line) line[col - left] = { kind: 'box', box: id }
  }
  return { columns, rows: grid }
}

/** Inside a region, the map shows the region's number as a base-13 digit. */
function insideAt(layout: Layout, col: number, row: number): DrawnPlace {
  const id = Number.parseInt(layout.rows[row]?.[col] ?? '', 13)
  const region = layout.regions.findIndex((known) => known.id === id)
  return region < 0 ? null : { kind: 'inside', region }
}

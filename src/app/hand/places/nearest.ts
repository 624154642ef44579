/** Finds the place that a finger means: cells are smaller than a fingertip, and few of them are open. */

export interface CellBox {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** CSS pixels from a cell's middle within which a touch still means it. */
const reachPx = 30

/** Null where no open cell is near. */
export function nearestPlace(cells: readonly CellBox[], x: number, y: number): string | null {
  let found: CellBox | null = null
  let least = reachPx
  for (const cell of cells) {
    const far = Math.hypot(cell.x - x, cell.y - y)
    if (far > least) continue
    found = cell
    least = far
  }
  return found?.id ?? null
}

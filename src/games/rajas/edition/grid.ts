/** The province's grid of five by four cells, and roads as bit masks of four sides. */
import { type Side, sides } from '../vocabulary.ts'

export const columns = 5
export const rows = 4
export const cellCount = columns * rows

export function cellAt(col: number, row: number): number {
  return (row - 1) * columns + (col - 1)
}

export function maskOf(roads: readonly Side[]): number {
  return roads.reduce((mask, side) => mask | (1 << sides.indexOf(side)), 0)
}

/** The neighbouring cell on each side, or -1 at the edge. */
export const neighbours: readonly (readonly number[])[] = Array.from(
  { length: cellCount },
  (_, cell) => {
    const col = cell % columns
    return [
      cell >= columns ? cell - columns : -1,
      col < columns - 1 ? cell + 1 : -1,
      cell + columns < cellCount ? cell + columns : -1,
      col > 0 ? cell - 1 : -1,
    ]
  },
)

export function oppositeSide(side: number): number {
  return (side + 2) & 3
}

function turnOnce(mask: number): number {
  return ((mask << 1) | (mask >> 3)) & 15
}

/** `turned[mask][turn]` is the mask after that many quarter turns clockwise. */
export const turnedMasks: readonly (readonly number[])[] = Array.from({ length: 16 }, (_, mask) => {
  const once = turnOnce(mask)
  const twice = turnOnce(once)
  return [mask, once, twice, turnOnce(twice)]
})

/** The turns that give distinct roads: one for a crossing, two for a straight road, else four. */
export const turnsOf: readonly (readonly number[])[] = turnedMasks.map((masks) =>
  [0, 1, 2, 3].filter((turn) => masks.indexOf(masks[turn] as number) === turn),
)

const sideCounts = Array.from({ length: 16 }, (_, mask) =>
  [1, 2, 4, 8].reduce((count, bit) => count + (mask & bit ? 1 : 0), 0),
)

/** True for exactly two roads on adjacent sides [G50]. */
export function isBend(mask: number): boolean {
  return sideCounts[mask] === 2 && mask !== 5 && mask !== 10
}

/**
 * Cell names with a column letter and a row number; `c1` is the residence of the built-in edition.
 */
export function cellName(cell: number): string {
  return `${'abcde'[cell % columns]}${Math.floor(cell / columns) + 1}`
}

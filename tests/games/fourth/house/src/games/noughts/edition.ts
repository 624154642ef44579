/** Compiles an edition into the board: its cells, and the rows that win. */
import type { Edition } from './data/schema.ts'

export interface Board {
  readonly size: number
  readonly cells: readonly number[]
  readonly rows: readonly (readonly number[])[]
  /** The roll that allows two marks. */
  readonly twice: number
}

export function compile({ size, twice }: Edition): Board {
  const line = Array.from({ length: size }, (_, i) => i)
  const cells = Array.from({ length: size * size }, (_, i) => i)
  return {
    size,
    cells,
    twice,
    rows: [
      ...line.map((row) => line.map((column) => row * size + column)),
      ...line.map((column) => line.map((row) => row * size + column)),
      line.map((i) => i * size + i),
      line.map((i) => i * size + (size - 1 - i)),
    ],
  }
}

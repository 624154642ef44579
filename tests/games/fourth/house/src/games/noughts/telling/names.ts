/** Names of cells by column and row: `b2` is the middle of a board of three. */
import type { RawPart } from '../../../kernel/line.ts'
import type { Board } from '../edition.ts'

export function cellName({ size }: Board, cell: number): RawPart {
  return { raw: `${'abcde'.charAt(cell % size)}${Math.floor(cell / size) + 1}` }
}

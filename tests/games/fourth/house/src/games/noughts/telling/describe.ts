/** The board as a panel. */
import { line } from '../../../kernel/line.ts'
import type { Panel } from '../../../kernel/panel.ts'
import type { Board } from '../edition.ts'
import type { View } from '../types.ts'
import { signs } from '../vocabulary.ts'
import { cellName } from './names.ts'

export function describe(board: Board, { cells }: View): readonly Panel[] {
  const cellAt = (cell: number) => {
    const owner = cells[cell] ?? null
    const glyph = owner === null ? '·' : (signs[owner] ?? '?')
    const state = owner === null ? line('noughts.free') : { seat: owner }
    return { glyph, name: line('noughts.cell', { cell: cellName(board, cell), state }) }
  }
  const rows = Array.from({ length: board.size }, (_, row) =>
    board.cells.slice(row * board.size, (row + 1) * board.size).map(cellAt),
  )
  return [
    {
      id: 'board',
      title: line('noughts.name'),
      rows: [{ kind: 'grid', shape: 'square', cells: rows }],
    },
  ]
}

/** The display name of a mark. */
import type { Label } from '../../../kernel/game.ts'
import { line } from '../../../kernel/line.ts'
import type { Command } from '../commands.ts'
import type { Board } from '../edition.ts'
import { cellName } from './names.ts'

export function label(board: Board, { cell }: Command): Label {
  return { group: 'noughts.group', line: line('noughts.label', { cell: cellName(board, cell) }) }
}

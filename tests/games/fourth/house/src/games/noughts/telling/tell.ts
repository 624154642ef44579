/** Converts events into log lines. */
import type { Veiled } from '../../../kernel/game.ts'
import { line, type Line } from '../../../kernel/line.ts'
import type { Board } from '../edition.ts'
import type { Event } from '../events.ts'
import { cellName } from './names.ts'

export function tell(board: Board, event: Event | Veiled): Line | null {
  switch (event.type) {
    case 'thrown':
      return line('noughts.tell.thrown', { who: { seat: event.seat }, n: event.pips })
    case 'marked':
      return line('noughts.tell.marked', {
        who: { seat: event.seat },
        cell: cellName(board, event.cell),
      })
    case 'matchEnded':
      return event.winner === null
        ? line('noughts.draw')
        : line('noughts.won', { who: { seat: event.winner } })
    default:
      return null
  }
}

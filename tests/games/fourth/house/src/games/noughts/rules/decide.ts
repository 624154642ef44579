/** Turns an accepted input into events. */
import type { Input, Now } from '../../../kernel/game.ts'
import type { Command } from '../commands.ts'
import type { Board } from '../edition.ts'
import type { Event } from '../events.ts'
import type { State } from '../types.ts'

export function decide(board: Board, now: Now<State, Event>, input: Input<Command>): void {
  const { active, cells } = now.state
  if (input.kind === 'chance') {
    const pips = input.answer.kind === 'faces' ? (input.answer.faces[0] ?? 0) + 1 : 1
    const free = cells.filter((owner) => owner === null).length
    const marks = Math.min(free, pips === board.twice ? 2 : 1)
    return now.emit({ type: 'thrown', seat: active, pips, marks })
  }
  now.emit({ type: 'marked', seat: active, cell: input.command.cell })
  const isRow = board.rows.some((row) => row.every((cell) => now.state.cells[cell] === active))
  const isFull = now.state.cells.every((owner) => owner !== null)
  if (isRow || isFull) return now.emit({ type: 'matchEnded', winner: isRow ? active : null })
  const { phase } = now.state
  if (phase.kind === 'mark' && phase.left === 0) now.emit({ type: 'turnEnded', next: 1 - active })
}

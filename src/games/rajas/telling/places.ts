/** The places of the provinces that a command is about. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Command } from '../commands.ts'

export const cellPlace = (seat: Seat, cell: number): string => `cell-${seat}-${cell}`

export const places = (command: Command, seat: Seat): readonly string[] =>
  command.type === 'placeTile' ? [cellPlace(seat, command.cell)] : []

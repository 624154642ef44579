/** The places of the provinces that a command is about. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Command } from '../commands.ts'

export const cellPlaceId = (seat: Seat, cell: number): string => `cell-${seat}-${cell}`

export const placesNamed = (command: Command, seat: Seat): readonly string[] =>
  command.type === 'placeTile' ? [cellPlaceId(seat, command.cell)] : []

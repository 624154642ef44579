/** The places of a sheet that a command is about. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Command } from '../commands.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { missingBoxes } from '../rules/sheet.ts'
import type { View } from '../types.ts'

export const boxPlaceId = (seat: Seat, box: number): string => `box-${seat}-${box}`

export function placesNamed(
  layout: Layout,
  command: Command,
  view: View,
  seat: Seat,
): readonly string[] {
  if (command.type === 'cross') return [boxPlaceId(seat, command.box)]
  const player = view.players[seat]
  if (command.type !== 'complete' || !player) return []
  const segment = sheetOf(layout, player.sheet).segments[command.segment]
  return segment ? missingBoxes(player, segment.boxes).map((box) => boxPlaceId(seat, box)) : []
}

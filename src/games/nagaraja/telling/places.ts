/** The places of the temples that a command is about. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Command } from '../commands.ts'
import { type Niche, opponentOf, type Slot } from '../vocabulary.ts'

export const slotPlace = (temple: Seat, slot: Slot): string => `slot-${temple}-${slot}`
export const nichePlace = (temple: Seat, niche: Niche): string => `niche-${temple}-${niche}`

export function places(command: Command, seat: Seat): readonly string[] {
  switch (command.type) {
    case 'placeRoom':
      return [slotPlace(seat, command.slot)]
    case 'moveRoom':
      return [slotPlace(seat, command.from), slotPlace(seat, command.to)]
    case 'rotateRoom':
      return [slotPlace(command.temple, command.slot)]
    case 'swapRooms':
      return [slotPlace(command.temple, command.a), slotPlace(command.temple, command.b)]
    case 'placeTrap':
      return [slotPlace(opponentOf(seat), command.slot)]
    case 'chooseRelic':
      return [nichePlace(command.temple, command.niche)]
    case 'swapRelics':
      return [nichePlace(command.temple, command.a), nichePlace(command.temple, command.b)]
    default:
      return []
  }
}

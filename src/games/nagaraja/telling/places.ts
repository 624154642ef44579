/** The places of the temples that a command is about. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Command } from '../commands.ts'
import { type Niche, opponentOf, type Slot } from '../vocabulary.ts'

export const slotPlaceId = (temple: Seat, slot: Slot): string => `slot-${temple}-${slot}`
export const nichePlaceId = (temple: Seat, niche: Niche): string => `niche-${temple}-${niche}`

export function placesNamed(command: Command, seat: Seat): readonly string[] {
  switch (command.type) {
    case 'placeRoom':
      return [slotPlaceId(seat, command.slot)]
    case 'moveRoom':
      return [slotPlaceId(seat, command.from), slotPlaceId(seat, command.to)]
    case 'rotateRoom':
      return [slotPlaceId(command.temple, command.slot)]
    case 'swapRooms':
      return [slotPlaceId(command.temple, command.a), slotPlaceId(command.temple, command.b)]
    case 'placeTrap':
      return [slotPlaceId(opponentOf(seat), command.slot)]
    case 'chooseRelic':
      return [nichePlaceId(command.temple, command.niche)]
    case 'swapRelics':
      return [nichePlaceId(command.temple, command.a), nichePlaceId(command.temple, command.b)]
    default:
      return []
  }
}

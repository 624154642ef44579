/** A temple's rooms as they would lie after the focused command. */
import type { Command } from '../../games/nagaraja/commands.ts'
import { exchanged, rotated, withSlot } from '../../games/nagaraja/rules/temple.ts'
import type { Slots, View } from '../../games/nagaraja/types.ts'
import { of } from '../../games/nagaraja/vocabulary.ts'
import type { Aim } from '../contract.ts'
import { targetCommandOf } from './aims.ts'

/** Null if the command does not change this temple. */
export function slotsAfter(
  { command, seat }: Aim<Command>,
  view: View,
  temple: number,
): Slots | null {
  const { slots } = of(view.temples, temple)
  switch (command.type) {
    case 'letStand': {
      const what = targetCommandOf(view)
      return what && slotsAfter(what, view, temple)
    }
    case 'placeRoom': {
      if (seat !== temple || !view.prize) return null
      return withSlot(slots, command.slot, { ...view.prize, rotation: command.rotation })
    }
    case 'rotateRoom':
      return command.temple === temple ? rotated(slots, command.slot, command.turns) : null
    case 'moveRoom':
      return seat === temple ? exchanged(slots, command.from, command.to) : null
    case 'swapRooms':
      return command.temple === temple ? exchanged(slots, command.a, command.b) : null
    default:
      return null
  }
}

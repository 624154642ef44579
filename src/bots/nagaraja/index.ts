/** A player of Nagaraja that weighs rooms, sticks and nagas one step ahead, from its view alone. */
import type { Seat } from '../../kernel/seat.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import type { Box } from '../../games/nagaraja/edition/index.ts'
import { of } from '../../games/nagaraja/vocabulary.ts'
import { withSlot } from '../../games/nagaraja/rules/temple.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { bestOf } from '../best.ts'
import type { Bot } from '../types.ts'
import { cardToLay, handWorth } from './cards.ts'
import { aimFor, harmOf } from './aim.ts'
import { cardToPlay } from './nagas.ts'
import { worthCancelling } from './weights.ts'
import { worthOf } from './worth.ts'

export function makeNagarajaBot(box: Box): Bot<View, Command> {
  return (view, legal, seat) => chosen(box, view, legal, seat) ?? (legal[0] as Command)
}

function chosen(box: Box, view: View, legal: readonly Command[], seat: Seat): Command | undefined {
  switch (view.phase.kind) {
    case 'call':
      return (
        legal.find(({ type }) => type === 'useAmulet') ??
        cardToLay(box, view, seat, legal) ??
        legal.find(({ type }) => type === 'commit')
      )
    case 'turn':
      return cardToPlay(box, view, seat, legal) ?? legal.find(({ type }) => type === 'pass')
    case 'window':
      return answerTo(box, view, legal, seat)
    case 'explore':
      return bestOf(legal, (command) => placementWorth(box, view, command, seat))
    case 'recover':
      return bestOf(legal, (command) => ('card' in command ? handWorth(box, command.card) : -1))
    case 'give':
      return bestOf(legal, (command) =>
        command.type === 'giveCard' ? -handWorth(box, command.card) : -Infinity,
      )
    default:
      return bestOf(legal, (command) => targetWorth(box, view, command, seat))
  }
}

function answerTo(
  box: Box,
  view: View,
  legal: readonly Command[],
  seat: Seat,
): Command | undefined {
  const cancel = legal.find(({ type }) => type === 'cancel')
  const { activation } = view
  if (cancel && activation && harmOf(box, view, seat, activation) >= worthCancelling) return cancel
  return legal.find(({ type }) => type === 'letStand')
}

function placementWorth(box: Box, view: View, command: Command, seat: Seat): number {
  if (command.type !== 'placeRoom' || !view.prize) return -Infinity
  const { slots, tokens } = of(view.temples, seat)
  const room = { ...view.prize, rotation: command.rotation }
  return worthOf(box, view, seat, withSlot(slots, command.slot, room), tokens)
}

function targetWorth(box: Box, view: View, command: Command, seat: Seat): number {
  switch (command.type) {
    case 'chooseStick':
    case 'chooseRelic':
    case 'swapRelics':
    case 'rotateRoom':
    case 'moveRoom':
    case 'swapRooms':
    case 'placeTrap':
      return aimFor(box, view, seat, command)
    default:
      return -Infinity
  }
}

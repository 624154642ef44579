/** One-step heuristics for Nagaraja: score each legal command by the phase of the turn. */
import type { Seat } from '../../kernel/seat.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import type { Box } from '../../games/nagaraja/edition.ts'
import { of } from '../../games/nagaraja/vocabulary.ts'
import { withSlot } from '../../games/nagaraja/rules/temple.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { targetGain, activationHarm } from './targets.ts'
import { handWorth, layingWorths } from './cards.ts'
import { playWorths } from './nagas.ts'
import { alwaysScore, neverScore, cancelReserve } from './weights.ts'
import { templeWorth } from './worth.ts'

export function makeHeuristics(box: Box) {
  return (view: View, legal: readonly Command[], seat: Seat): readonly number[] => {
    switch (view.phase.kind) {
      case 'call':
        return layingWorths(box, view, seat, legal)
      case 'turn':
        return playWorths(box, view, seat, legal)
      case 'window':
        return legal.map((command) => cancelWorth(box, view, command, seat))
      case 'explore':
        return legal.map((command) => placementWorth(box, view, command, seat))
      case 'recover':
        return legal.map((command) =>
          'card' in command ? handWorth(box, command.card) : neverScore,
        )
      case 'give':
        return legal.map((command) =>
          command.type === 'giveCard' ? -handWorth(box, command.card) : alwaysScore,
        )
      default:
        return legal.map((command) => targetWorth(box, view, command, seat))
    }
  }
}

/** Cancelling scores the harm it averts minus the reserve value of the amulet. */
function cancelWorth(box: Box, view: View, command: Command, seat: Seat): number {
  const { activation } = view
  if (command.type !== 'cancel' || !activation) return command.type === 'letStand' ? 0 : neverScore
  return activationHarm(box, view, seat, activation) - cancelReserve
}

function placementWorth(box: Box, view: View, command: Command, seat: Seat): number {
  if (command.type !== 'placeRoom' || !view.prize) return neverScore
  const { slots, tokens } = of(view.temples, seat)
  const room = { ...view.prize, rotation: command.rotation }
  return templeWorth(box, view, seat, withSlot(slots, command.slot, room), tokens)
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
      return targetGain(box, view, seat, command)
    default:
      return neverScore
  }
}

/** The labels of commands, as lines to be rendered, grouped under headings. */
import type { Label } from '../../../kernel/game.ts'
import { type Line, line } from '../../../kernel/line.ts'
import type { Box } from '../edition.ts'
import type { Command, TargetCommand } from '../commands.ts'
import { of, opponentOf, type Slot } from '../vocabulary.ts'
import {
  amuletName,
  cardName,
  cardWithSticks,
  nicheName,
  placed,
  roomAsItLies,
  roomName,
  slotName,
  stickName,
} from './names.ts'
import { networkOf } from '../rules/network.ts'
import { rotated, withSlot } from '../rules/temple.ts'
import type { Room, Slots, View } from '../types.ts'

const decisive: ReadonlySet<Command['type']> = new Set(['commit', 'letStand', 'pass'])

export function label(box: Box, command: Command, view: View): Label {
  const { type } = command
  return {
    group: `nagaraja.group.${type}`,
    line: lineFor(box, command, view),
    ...(type === 'pass' && { isGivingUp: true }),
    ...(decisive.has(type) && { isDecisive: true }),
  }
}

/** The name and drawing of a room in its temple, with connected corridors lit. */
function lying(box: Box, slots: Slots, slot: Slot): Line {
  const room = slots[slot]
  return room ? roomAsItLies(box, room, networkOf(box, slots).live[slot]) : line('nagaraja.none')
}

function lineFor(box: Box, command: Command, view: View): Line {
  switch (command.type) {
    case 'addToCommit':
      return line('nagaraja.label.addToCommit', { card: cardWithSticks(box, command.card) })
    case 'commit':
      return line('nagaraja.label.commit')
    case 'pass':
      return line('nagaraja.label.pass')
    case 'playCard':
      return line('nagaraja.label.playCard', {
        card: cardName(box, command.card),
        kind: line(`nagaraja.kind.${command.pay}`),
      })
    case 'letStand':
      return line('nagaraja.label.letStand')
    case 'cancel':
      return line('nagaraja.label.cancel', { amulet: amuletName(box, command.amulet) })
    case 'useAmulet':
      return line('nagaraja.label.useAmulet', { amulet: amuletName(box, command.amulet) })
    case 'recover':
      return line('nagaraja.label.recover', { card: cardWithSticks(box, command.card) })
    case 'giveCard':
      return line('nagaraja.label.giveCard', { card: cardWithSticks(box, command.card) })
    case 'placeRoom': {
      const { rotation, slot } = command
      const room = view.prize && { ...view.prize, rotation }
      const seat = 'seat' in view.phase ? view.phase.seat : 0
      const after = withSlot(of(view.temples, seat).slots, slot, room)
      const parts = { room: lying(box, after, slot), slot: slotName(slot) }
      return line('nagaraja.label.placeRoom', parts)
    }
    default:
      return targetLine(box, command, view)
  }
}

function targetLine(box: Box, command: TargetCommand, view: View): Line {
  const seat = view.activation?.seat ?? 0
  switch (command.type) {
    case 'chooseStick': {
      const { sticks } = of(view.players, opponentOf(seat))
      const stick = sticks.find(({ id }) => id === command.stick)
      const name = stick ? stickName(box, stick) : line('nagaraja.none')
      return line('nagaraja.label.chooseStick', { stick: name })
    }
    case 'chooseRelic':
      return placed(nicheName(box, command.niche), command.temple)
    case 'swapRelics':
      return swapLine(nicheName(box, command.a), nicheName(box, command.b), command.temple)
    case 'swapRooms':
      return swapLine(slotName(command.a), slotName(command.b), command.temple)
    case 'rotateRoom': {
      const { temple, slot, turns } = command
      const after = rotated(of(view.temples, temple).slots, slot, turns)
      return line('nagaraja.label.rotateRoom', {
        place: placed(slotName(slot), temple),
        room: lying(box, after, slot),
        turns,
      })
    }
    case 'moveRoom': {
      const room = of(view.temples, seat).slots[command.from] as Room
      return line('nagaraja.label.moveRoom', {
        room: roomName(box, room.id),
        from: slotName(command.from),
        to: slotName(command.to),
      })
    }
    case 'placeTrap':
      return line('nagaraja.label.placeTrap', { slot: slotName(command.slot) })
  }
}

function swapLine(
  a: ReturnType<typeof slotName>,
  b: ReturnType<typeof slotName>,
  temple: number,
): Line {
  return placed(line('nagaraja.pair', { a, b }), temple)
}

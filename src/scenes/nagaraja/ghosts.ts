/** Preview things of a command: a room as placed, rooms swapped or moved, the trap. */
import type { Box } from '../../games/nagaraja/edition.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { of, opponentOf } from '../../games/nagaraja/vocabulary.ts'
import type { Aim } from '../contract.ts'
import type { Thing } from '../board/thing.ts'
import { targetCommandOf } from './aims.ts'
import { overId, roomId, slotId } from './ids.ts'
import { modelLook, roomLook } from './looks.ts'
import { yawOfTurns } from './things/temple.ts'

/** A room hovering over a slot, as it would lie there. */
function over(
  box: Box,
  view: View,
  temple: number,
  from: number,
  to: number,
  turns = 0,
): readonly Thing[] {
  const room = of(view.temples, temple).slots[from]
  if (!room) return []
  const at = { spot: overId(temple, to), order: 0, turn: yawOfTurns(room.rotation + turns) }
  return [{ id: roomId(room.id), look: roomLook(box, room.id), at }]
}

export function ghostsOf(box: Box, { command, seat }: Aim<Command>, view: View): readonly Thing[] {
  switch (command.type) {
    case 'letStand': {
      const what = targetCommandOf(view)
      return what ? ghostsOf(box, what, view) : []
    }
    case 'placeRoom': {
      if (!view.prize) return []
      const { id } = view.prize
      const at = { spot: slotId(seat, command.slot), order: 0, turn: yawOfTurns(command.rotation) }
      return [{ id: roomId(id), look: roomLook(box, id), at }]
    }
    case 'rotateRoom':
      return over(box, view, command.temple, command.slot, command.slot, command.turns)
    case 'moveRoom':
      return over(box, view, seat, command.from, command.to)
    case 'swapRooms': {
      const { temple, a, b } = command
      return [...over(box, view, temple, a, b), ...over(box, view, temple, b, a)]
    }
    case 'placeTrap': {
      const at = { spot: slotId(opponentOf(seat), command.slot), order: 0 }
      return [{ id: 'trap', look: modelLook('trap'), at }]
    }
    default:
      return []
  }
}

/** Touches for each command of Nagaraja. */
import type { Box } from '../../games/nagaraja/edition.ts'
import type { Command, TargetCommand } from '../../games/nagaraja/commands.ts'
import { showsNaga } from '../../games/nagaraja/rules/score.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { of, opponentOf, type StickId, type StickKind } from '../../games/nagaraja/vocabulary.ts'
import type { Touch, Touches } from '../board/touch.ts'
import {
  amuletId,
  cardId,
  fateId,
  gratingId,
  lampId,
  laidSpotId,
  pointerId,
  relicId,
  roomId,
  slabId,
  slotId,
  turnId,
} from './ids.ts'
import { ledgeColumns } from './spots/ledge.ts'
import { sticksInOrder } from './sticks.ts'
import { seenRelic } from './things/temple.ts'

/** Everything in a niche: lamp or slab, and a visible relic. */
export function nicheTouch(view: View, temple: number, niche: number): Touch {
  const isOpen = of(view.temples, temple).marks[niche]?.open ?? false
  const token = seenRelic(view, temple, niche)
  const relic = token === null ? [] : [relicId(temple, token)]
  return isOpen ? [...relic, lampId(temple, niche)] : [slabId(temple, niche), ...relic]
}

/** A room, its grating, or the empty slot. */
export function roomTouch(box: Box, view: View, temple: number, slot: number): Touch {
  const room = of(view.temples, temple).slots[slot]
  if (!room) return [slotId(temple, slot)]
  const { id } = room
  const isCrypt = (box.rooms[id]?.crypt ?? -1) >= 0
  return [roomId(id), ...(isCrypt ? [gratingId(id)] : [])]
}

/** A stick in the tray, or the columns of the ledge that show its face. */
export function stickTouch(view: View, seat: number, id: StickId): readonly string[] {
  const all = sticksInOrder(view, seat)
  const at = all.findIndex((stick) => stick.id === id)
  return at < 0 ? [id] : [id, ...ledgeColumns(seat, all.length, at)]
}

/** Any of the player's sticks of this kind that shows a naga. */
const nagas = (box: Box, view: View, seat: number, kind: StickKind): Touch =>
  of(view.players, seat)
    .sticks.filter((stick) => stick.kind === kind && showsNaga(box, stick))
    .flatMap(({ id }) => stickTouch(view, seat, id))

/** Committing: the laid cards, or the spot for them if there are none. */
function callTouch(view: View, seat: number): Touch {
  const laid = of(view.players, seat).laid ?? []
  return laid.length > 0 ? laid.map(cardId) : laidSpotId(seat)
}

const threat = ({ activation }: View): Touch => (activation ? [cardId(activation.card)] : [])

export function picksOf(box: Box, command: Command, view: View, seat: number): Touches {
  switch (command.type) {
    case 'addToCommit':
    case 'giveCard':
    case 'recover':
      return { by: [cardId(command.card)] }
    case 'commit':
      return { by: [callTouch(view, seat)] }
    case 'pass':
      return { by: [[fateId(seat), pointerId(seat)]] }
    case 'playCard':
      return { by: [nagas(box, view, seat, command.pay), cardId(command.card)] }
    case 'letStand':
      return { by: [threat(view)] }
    case 'cancel':
    case 'useAmulet':
      return { by: [amuletId(command.amulet)] }
    case 'placeRoom':
      return {
        by: [slotId(seat, command.slot), turnId(seat, command.slot, command.rotation)],
      }
    default:
      return { by: targets(box, command, view, seat) }
  }
}

function targets(box: Box, command: TargetCommand, view: View, seat: number): readonly Touch[] {
  const room = (temple: number, slot: number) => roomTouch(box, view, temple, slot)
  switch (command.type) {
    case 'chooseStick':
      return [stickTouch(view, opponentOf(seat), command.stick)]
    case 'chooseRelic':
      return [nicheTouch(view, command.temple, command.niche)]
    case 'swapRelics': {
      const { temple, a, b } = command
      return [nicheTouch(view, temple, a), nicheTouch(view, temple, b)]
    }
    case 'rotateRoom': {
      const { temple, slot, turns } = command
      const rotation = of(view.temples, temple).slots[slot]?.rotation ?? 0
      return [room(temple, slot), turnId(temple, slot, (rotation + turns) % 4)]
    }
    case 'moveRoom':
      return [room(seat, command.from), slotId(seat, command.to)]
    case 'swapRooms':
      return [room(command.temple, command.a), room(command.temple, command.b)]
    case 'placeTrap':
      return [slotId(opponentOf(seat), command.slot)]
  }
}

/**
 * Commands that a second touch must confirm: spending a naga, placing or rotating a room, using an
 * amulet, passing.
 */
export function isCostly(command: Command, legal: readonly Command[]): boolean {
  switch (command.type) {
    case 'playCard':
    case 'placeRoom':
    case 'rotateRoom':
    case 'useAmulet':
      return true
    case 'pass':
      return legal.length > 1
    default:
      return false
  }
}

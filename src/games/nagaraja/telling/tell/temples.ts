/** Tells targets, changes of temples and what a batch opened, closed and gave. */
import { type Line, line } from '../../../../kernel/line.ts'
import type { Box } from '../../edition/index.ts'
import type { Event, TempleEvent } from '../../events.ts'
import { opponentOf } from '../../vocabulary.ts'
import {
  amuletName,
  nicheName,
  placed,
  relicName,
  roomName,
  slotName,
  stickNames,
} from '../names.ts'

export function tellTemple(box: Box, event: Event): Line | null {
  switch (event.type) {
    case 'targetNamed':
      return event.complete ? tellTarget(box, event) : null
    case 'relicsSeen': {
      const relics = event.relics.map(({ temple, niche, token }) => {
        const place = placed(nicheName(box, niche), temple)
        return token === null
          ? place
          : line('nagaraja.found', { place, relic: relicName(box, token) })
      })
      return line('nagaraja.tell.relicsSeen', {
        who: { seat: event.seat },
        relics: { list: relics },
      })
    }
    case 'relicsSwapped':
      return line('nagaraja.tell.relicsSwapped', {
        owner: { seat: event.temple },
        a: nicheName(box, event.a),
        b: nicheName(box, event.b),
      })
    case 'roomRotated': {
      const { temple, slot, turns } = event
      return line('nagaraja.tell.roomRotated', {
        owner: { seat: temple },
        slot: slotName(slot),
        turns,
      })
    }
    case 'roomMoved': {
      const parts = { from: slotName(event.from), to: slotName(event.to) }
      return line('nagaraja.tell.roomMoved', { owner: { seat: event.seat }, ...parts })
    }
    case 'roomsSwapped':
      return line('nagaraja.tell.roomsSwapped', {
        owner: { seat: event.temple },
        a: slotName(event.a),
        b: slotName(event.b),
      })
    case 'trapPlaced': {
      const owner = { seat: event.temple }
      return line('nagaraja.tell.trapPlaced', { owner, slot: slotName(event.slot) })
    }
    case 'roomPlaced':
      return line('nagaraja.tell.roomPlaced', {
        who: { seat: event.seat },
        room: roomName(box, event.room),
        slot: slotName(event.slot),
      })
    case 'templeSettled':
      return tellBatch(box, event)
    default:
      return null
  }
}

function tellBatch(box: Box, event: Extract<TempleEvent, { type: 'templeSettled' }>): Line {
  const closed = event.closed.map(({ niche, token, cut }) => {
    const parts = { niche: nicheName(box, niche), relic: relicName(box, token) }
    return cut === null
      ? line('nagaraja.change.closedAway', parts)
      : line('nagaraja.change.closed', { ...parts, slot: slotName(cut) })
  })
  const opened = event.opened.map(({ niche, token }) =>
    line('nagaraja.change.opened', { niche: nicheName(box, niche), relic: relicName(box, token) }),
  )
  const taken = event.taken.map(({ slot, amulet }) =>
    amulet === null
      ? line('nagaraja.change.taken', { slot: slotName(slot) })
      : line('nagaraja.change.takenSeen', {
          slot: slotName(slot),
          amulet: amuletName(box, amulet),
        }),
  )
  const changes = { list: [...closed, ...opened, ...taken] }
  return line('nagaraja.tell.templeSettled', { owner: { seat: event.temple }, changes })
}

/** What is aimed at, said before the window in which it may be cancelled. */
function tellTarget(box: Box, event: Extract<Event, { type: 'targetNamed' }>): Line | null {
  const { seat, target } = event
  switch (target.kind) {
    case 'none':
      return null
    case 'sticks':
      return aim(seat, stickNames(box, target.sticks))
    case 'relics':
      return aim(seat, {
        list: target.relics.map(({ temple, niche }) => placed(nicheName(box, niche), temple)),
      })
    case 'swapRelics':
      return aim(
        seat,
        placed(pair(nicheName(box, target.a), nicheName(box, target.b)), target.temple),
      )
    case 'swapRooms':
      return aim(seat, placed(pair(slotName(target.a), slotName(target.b)), target.temple))
    case 'rotate':
      return aim(seat, placed(slotName(target.slot), target.temple))
    case 'move':
      return aim(seat, placed(way(target.from, target.to), seat))
    case 'trap':
      return aim(seat, placed(slotName(target.slot), opponentOf(seat)))
  }
}

type Named = ReturnType<typeof stickNames> | Line

function aim(seat: number, target: Named): Line {
  return line('nagaraja.tell.aim', { who: { seat }, target })
}

function pair(a: ReturnType<typeof slotName>, b: ReturnType<typeof slotName>): Line {
  return line('nagaraja.pair', { a, b })
}

function way(from: number, to: number): Line {
  return line('nagaraja.way', { from: slotName(from), to: slotName(to) })
}

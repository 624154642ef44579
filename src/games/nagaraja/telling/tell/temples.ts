/** Log lines for targets and for changes of temples. */
import { type Line, line } from '../../../../kernel/line.ts'
import type { Box } from '../../edition.ts'
import type { Event, TempleEvent } from '../../events.ts'
import { targetNameOf } from '../targetName.ts'
import { amuletName, foundRelics, nicheName, relicName, roomName, slotName } from '../names.ts'

export function tellTemple(box: Box, event: Event): Line | null {
  switch (event.type) {
    case 'targetNamed':
      return event.complete ? tellTarget(box, event) : null
    case 'relicsSeen':
      return line('nagaraja.tell.relicsSeen', {
        who: { seat: event.seat },
        relics: { list: foundRelics(box, event.relics) },
      })
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
        turns: event.rotation,
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

/** The chosen target, told before the cancel window opens. */
function tellTarget(box: Box, event: Extract<Event, { type: 'targetNamed' }>): Line | null {
  const target = targetNameOf(box, event)
  return target && line('nagaraja.tell.aim', { who: { seat: event.seat }, target })
}

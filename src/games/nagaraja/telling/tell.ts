/** Converts a (possibly redacted) event into a log line. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Box } from '../edition.ts'
import type { Event, RoundEvent, SetupEvent } from '../events.ts'
import { amuletName, cardNames, listOf, roomName, stickNames } from './names.ts'
import { fatePoints } from '../rules/score.ts'
import { tellCard } from './tell/cards.ts'
import { endLine } from '../rules/outcome.ts'
import { tellStick } from './tell/sticks.ts'
import { tellTemple } from './tell/temples.ts'

export function tell(box: Box, event: Event): Line | null {
  return (
    tellOpening(box, event) ??
    tellCard(box, event) ??
    tellStick(box, event) ??
    tellTemple(box, event) ??
    tellRound(box, event)
  )
}

function tellOpening(box: Box, event: Event | SetupEvent): Line | null {
  if (event.type === 'relicsLaid') {
    return line('nagaraja.tell.relicsLaid', { who: { seat: event.temple } })
  }
  if (event.type !== 'guideThrown') return null
  const [first, second] = event.sticks
  const parts = {
    first: { seat: 0 },
    a: fatePoints(box, { sticks: first, added: 0 }),
    second: { seat: 1 },
    b: fatePoints(box, { sticks: second, added: 0 }),
    aSticks: stickNames(box, first),
    bSticks: stickNames(box, second),
  }
  if (event.guide === null) return line('nagaraja.tell.guideTied', parts)
  return line('nagaraja.tell.guideFound', { ...parts, guide: { seat: event.guide } })
}

function tellRound(box: Box, event: Event | RoundEvent): Line | null {
  switch (event.type) {
    case 'roomRevealed': {
      const { round, room } = event
      return line('nagaraja.tell.roomRevealed', { round, room: roomName(box, room) })
    }
    case 'amuletLaid':
      return event.amulet === null
        ? line('nagaraja.tell.amuletLaid')
        : line('nagaraja.tell.amuletLaidSeen', { amulet: amuletName(box, event.amulet) })
    case 'roomWon': {
      const [a, b] = event.totals
      const parts = { first: { seat: 0 }, a, second: { seat: 1 }, b, who: { seat: event.seat } }
      return line(event.tied ? 'nagaraja.tell.roomTied' : 'nagaraja.tell.roomWon', parts)
    }
    case 'roomLost':
      return line('nagaraja.tell.roomLost', {
        who: { seat: event.seat },
        room: roomName(box, event.room),
      })
    case 'guideChanged':
      return line('nagaraja.tell.guideChanged', { who: { seat: event.seat } })
    case 'secretsShown': {
      const amulets = event.amulets.map((held) => listOf(held.map((one) => amuletName(box, one))))
      return line('nagaraja.tell.secretsShown', {
        first: { seat: 0 },
        second: { seat: 1 },
        aHand: cardNames(box, event.hands[0]),
        bHand: cardNames(box, event.hands[1]),
        aAmulets: amulets[0] ?? listOf([]),
        bAmulets: amulets[1] ?? listOf([]),
      })
    }
    case 'gameEnded':
      return endLine(event)
    default:
      return null
  }
}

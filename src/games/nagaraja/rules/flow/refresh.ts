/** Refresh: the new guide draws, keeps and gives cards, then the next prize is revealed. */
import type { Seat } from '../../../../kernel/seat.ts'
import { opponentOf } from '../../vocabulary.ts'
import { type Next, wait } from '../next.ts'
import { enter, guideOf, type Now } from '../now.ts'
import { endExhausted } from './ending.ts'

/** [N35] [N36] The loser becomes (or stays) the guide; without rooms the match ends [NG21]. */
export function beginRefresh(now: Now, winner: Seat): Next {
  if (now.state.rooms.length === 0) {
    endExhausted(now, winner)
    return wait
  }
  const seat = opponentOf(winner)
  if (guideOf(now.state) !== seat) now.emit({ type: 'guideChanged', seat })
  enter(now, { kind: 'refresh' })
  return { to: 'draw', seat, count: now.box.edition.refresh.draw, why: 'refresh' }
}

/** [NG18] A card is given away only if there are more than may be kept. */
export function offerCame(now: Now, seat: Seat): Next {
  const { offer } = now.state
  if (offer.length > now.box.edition.refresh.keep) return enter(now, { kind: 'give', seat })
  now.emit({ type: 'offerKept', seat })
  return { to: 'room' }
}

export function give(now: Now, seat: Seat, card: string): Next {
  now.emit({ type: 'cardGiven', seat, card })
  return { to: 'room' }
}

/** [N38] */
export function revealRoom(now: Now): Next {
  return enter(now, { kind: 'room' })
}

/** [N8] Draws an amulet if the room has a crypt and the stack still has one ([NG14]). */
export function roomCame(now: Now, pick: number): Next {
  const { round, rooms } = now.state
  now.emit({ type: 'roomRevealed', round: round + 1, room: rooms[pick] as string })
  const next: Next = { to: 'call', seat: guideOf(now.state) }
  return now.state.prize?.amulet ? enter(now, { kind: 'amulet' }) : next
}

export function amuletCame(now: Now, pick: number): Next {
  now.emit({ type: 'amuletLaid', amulet: now.state.amulets[pick] as string })
  return { to: 'call', seat: guideOf(now.state) }
}

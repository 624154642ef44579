/** Refresh: the new guide draws, keeps and gives cards, then the next prize is revealed. */
import type { Seat } from '../../../../kernel/seat.ts'
import { opponentOf } from '../../vocabulary.ts'
import { type NextPhase, wait } from '../next.ts'
import { enterPhase, guideOf, type NagarajaNow } from '../now.ts'
import { endExhausted } from './ending.ts'

/** [N35] [N36] The loser becomes (or stays) the guide; without rooms the match ends [NG21]. */
export function beginRefresh(now: NagarajaNow, winner: Seat): NextPhase {
  if (now.state.rooms.length === 0) {
    endExhausted(now, winner)
    return wait
  }
  const seat = opponentOf(winner)
  if (guideOf(now.state) !== seat) now.emit({ type: 'guideChanged', seat })
  enterPhase(now, { kind: 'refresh' })
  return { to: 'draw', seat, count: now.box.edition.refresh.draw, why: 'refresh' }
}

/** [NG18] A card is given away only if there are more than may be kept. */
export function applyOffer(now: NagarajaNow, seat: Seat): NextPhase {
  const { offer } = now.state
  if (offer.length > now.box.edition.refresh.keep) return enterPhase(now, { kind: 'give', seat })
  now.emit({ type: 'offerKept', seat })
  return { to: 'room' }
}

export function give(now: NagarajaNow, seat: Seat, card: string): NextPhase {
  now.emit({ type: 'cardGiven', seat, card })
  return { to: 'room' }
}

/** [N38] */
export function revealRoom(now: NagarajaNow): NextPhase {
  return enterPhase(now, { kind: 'room' })
}

/** [N8] Draws an amulet if the room has a crypt and the stack still has one ([NG14]). */
export function applyRoom(now: NagarajaNow, pick: number): NextPhase {
  const { round, rooms } = now.state
  now.emit({ type: 'roomRevealed', round: round + 1, room: rooms[pick] as string })
  const next: NextPhase = { to: 'call', seat: guideOf(now.state) }
  return now.state.prize?.amulet ? enterPhase(now, { kind: 'amulet' }) : next
}

export function applyAmulet(now: NagarajaNow, pick: number): NextPhase {
  now.emit({ type: 'amuletLaid', amulet: now.state.amulets[pick] as string })
  return { to: 'call', seat: guideOf(now.state) }
}

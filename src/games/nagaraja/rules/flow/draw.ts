/** Drawing cards, which reshuffles the discard pile when the deck is empty. */
import type { Seat } from '../../../../kernel/seat.ts'
import { opponentOf } from '../../vocabulary.ts'
import { type NextPhase, wait } from '../next.ts'
import type { NagarajaNow } from '../now.ts'
import type { DrawReason, CardDraw } from '../../types/phases.ts'

export function beginDraw(now: NagarajaNow, seat: Seat, count: number, why: DrawReason): NextPhase {
  const drawing = { seat, left: count, why }
  now.emit({ type: 'drawAsked', drawing })
  return prepareDraw(now, drawing)
}

/**
 * [NG17] Reshuffles in the middle of a draw if necessary; without any cards the rest of the draw
 * lapses.
 */
function prepareDraw(now: NagarajaNow, { seat, left, why }: CardDraw): NextPhase {
  const { deck, discard } = now.state
  if (deck.length > 0) return wait
  if (discard.length > 0) {
    now.emit({ type: 'deckRenewed', count: discard.length })
    return wait
  }
  now.emit({ type: 'drawLapsed', seat, count: left })
  return afterDraw(now, seat, why)
}

export function applyDraw(
  now: NagarajaNow,
  { seat, why }: CardDraw,
  picks: readonly number[],
): NextPhase {
  const { deck } = now.state
  const cards = picks.map((pick) => deck[pick] as string)
  now.emit({ type: 'cardsDrawn', seat, why, count: cards.length, cards })
  return now.state.drawing ? prepareDraw(now, now.state.drawing) : afterDraw(now, seat, why)
}

function afterDraw(now: NagarajaNow, seat: Seat, why: DrawReason): NextPhase {
  if (why === 'amulet') return wait
  if (why === 'ability') return { to: 'endActivation' }
  if (why === 'refresh') return { to: 'offer', seat }
  if (seat !== now.state.guide) return { to: 'room' }
  const count = now.box.edition.setup.startHand
  return { to: 'draw', seat: opponentOf(seat), count, why: 'deal' }
}

/**
 * [N46] [NG12] Using an amulet is neither a turn nor a pass; the owner decides again afterwards.
 */
export function spendAmulet(now: NagarajaNow, seat: Seat, amulet: string): NextPhase {
  now.emit({ type: 'amuletUsed', seat, amulet })
  return { to: 'draw', seat, count: 1, why: 'amulet' }
}

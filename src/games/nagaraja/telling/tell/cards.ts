/** Log lines for events of cards and amulets, redacted or not. */
import { type Line, line } from '../../../../kernel/line.ts'
import { type Box } from '../../edition.ts'
import type { Event } from '../../events.ts'
import { opponentOf } from '../../vocabulary.ts'
import { amuletName, cardName, cardNames, stickName } from '../names.ts'

export function tellCard(box: Box, event: Event): Line | null {
  switch (event.type) {
    case 'cardsDrawn':
      return event.cards === null
        ? line('nagaraja.tell.cardsDrawn', { who: { seat: event.seat }, n: event.count })
        : line('nagaraja.tell.cardsDrawnSeen', {
            who: { seat: event.seat },
            cards: cardNames(box, event.cards),
          })
    case 'drawLapsed':
      return line('nagaraja.tell.drawLapsed', { who: { seat: event.seat } })
    case 'deckRenewed':
      return line('nagaraja.tell.deckRenewed', { n: event.count })
    case 'cardLaid':
      return event.card === null
        ? line('nagaraja.tell.cardLaid', { who: { seat: event.seat } })
        : line('nagaraja.tell.cardLaidSeen', withCard(box, event.seat, event.card))
    case 'callMade':
      return line('nagaraja.tell.callMade', { who: { seat: event.seat }, n: event.count })
    case 'callsRevealed':
      return line('nagaraja.tell.callsRevealed', {
        first: { seat: 0 },
        second: { seat: 1 },
        a: cardNames(box, event.calls[0]),
        b: cardNames(box, event.calls[1]),
      })
    case 'cardPlayed':
      return line('nagaraja.tell.cardPlayed', {
        ...withCard(box, event.seat, event.card),
        stick: stickName(box, event.stick),
      })
    case 'letStood':
      return line('nagaraja.tell.letStood', { who: { seat: event.seat } })
    case 'cancelled':
      return line('nagaraja.tell.cancelled', {
        ...withCard(box, event.seat, event.card),
        amulet: amuletName(box, event.amulet),
      })
    case 'amuletUsed':
      return line('nagaraja.tell.amuletUsed', {
        who: { seat: event.seat },
        amulet: amuletName(box, event.amulet),
      })
    case 'effectLapsed':
      return line('nagaraja.tell.effectLapsed', withCard(box, event.seat, event.card))
    case 'cardDiscarded':
      return line('nagaraja.tell.cardDiscarded', withCard(box, event.seat, event.card))
    default:
      return tellSecretCard(box, event)
  }
}

function tellSecretCard(box: Box, event: Event): Line | null {
  switch (event.type) {
    case 'pileShown':
      return event.cards === null
        ? line('nagaraja.tell.pileShown', { who: { seat: event.seat } })
        : line('nagaraja.tell.pileShownSeen', {
            who: { seat: event.seat },
            cards: cardNames(box, event.cards),
          })
    case 'cardRecovered':
      return event.card === null
        ? line('nagaraja.tell.cardRecovered', { who: { seat: event.seat } })
        : line('nagaraja.tell.cardRecoveredSeen', withCard(box, event.seat, event.card))
    case 'offerKept':
      return line('nagaraja.tell.offerKept', { who: { seat: event.seat } })
    case 'cardGiven': {
      const other = { seat: opponentOf(event.seat) }
      return event.card === null
        ? line('nagaraja.tell.cardGiven', { who: { seat: event.seat }, other })
        : line('nagaraja.tell.cardGivenSeen', { ...withCard(box, event.seat, event.card), other })
    }
    default:
      return null
  }
}

function withCard(box: Box, seat: number, card: string) {
  return { who: { seat }, card: cardName(box, card) }
}

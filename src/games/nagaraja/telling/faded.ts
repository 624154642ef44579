/** [NG15] Shortened log lines, used two rounds later: they keep the number of cards, but not their identity. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Box } from '../edition.ts'
import type { Event } from '../events.ts'
import { amuletName, stickName } from './names.ts'
import { tell } from './tell.ts'

export function tellFaded(box: Box, event: Event): Line | null {
  switch (event.type) {
    case 'cardsDrawn':
    case 'pileShown':
      return tell(box, { ...event, cards: null })
    case 'cardLaid':
    case 'cardRecovered':
    case 'cardGiven':
      return tell(box, { ...event, card: null })
    case 'callsRevealed': {
      const [a, b] = event.calls
      const parts = { first: { seat: 0 }, a: a.length, second: { seat: 1 }, b: b.length }
      return line('nagaraja.faded.callsRevealed', parts)
    }
    case 'cardPlayed':
      return line('nagaraja.faded.cardPlayed', {
        who: { seat: event.seat },
        stick: stickName(box, event.stick),
      })
    case 'cancelled':
      return line('nagaraja.faded.cancelled', {
        who: { seat: event.seat },
        amulet: amuletName(box, event.amulet),
      })
    case 'effectLapsed':
    case 'cardDiscarded':
      return line(`nagaraja.faded.${event.type}`, { who: { seat: event.seat } })
    default:
      return tell(box, event)
  }
}

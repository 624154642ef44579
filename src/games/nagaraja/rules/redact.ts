/** Redacts an event: sets the fields to null that its viewer must not know. */
import { knowsSecretsOf, type Viewer } from '../../../kernel/seat.ts'
import type { Event } from '../events.ts'
import { opponentOf } from '../vocabulary.ts'

export function redact(event: Event, viewer: Viewer): Event {
  if (viewer === 'director') return event
  switch (event.type) {
    case 'relicsLaid':
      return { ...event, tokens: null }
    case 'amuletLaid':
    case 'roomLost':
      return { ...event, amulet: null }
    case 'cardsDrawn':
    case 'pileShown':
      return knowsSecretsOf(viewer, event.seat) ? event : { ...event, cards: null }
    case 'cardLaid':
    case 'cardRecovered':
      return knowsSecretsOf(viewer, event.seat) ? event : { ...event, card: null }
    case 'cardGiven': {
      const knows = viewer === event.seat || viewer === opponentOf(event.seat)
      return knows ? event : { ...event, card: null }
    }
    case 'relicsSeen':
      return knowsSecretsOf(viewer, event.seat)
        ? event
        : {
            ...event,
            relics: event.relics.map(({ temple, niche }) => ({ temple, niche, token: null })),
          }
    case 'templeSettled':
      return knowsSecretsOf(viewer, event.temple)
        ? event
        : { ...event, taken: event.taken.map((taken) => ({ ...taken, amulet: null })) }
    default:
      return event
  }
}

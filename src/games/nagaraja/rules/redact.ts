/** Leaves out of an event what its viewer may not know. */
import type { Barrier } from '../../../kernel/game.ts'
import { knowsSecretsOf, type Viewer } from '../../../kernel/seat.ts'
import type { Event } from '../events.ts'
import { opponentOf } from '../ids.ts'

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

/**
 * Over a reveal or a newly seen secret nothing is taken back ([NG37]): a card or an amulet that is used was
 * one, for whoever sits opposite. A made call is final ([NG5]).
 */
export function barrier(event: Event): Barrier | null {
  switch (event.type) {
    case 'callMade':
    case 'roomLost':
      return 'final'
    case 'amuletUsed':
    case 'callsRevealed':
    case 'cancelled':
    case 'cardPlayed':
    case 'pileShown':
    case 'relicsSeen':
    case 'cardGiven':
    case 'secretsShown':
      return 'reveal'
    case 'templeSettled':
      return event.opened.length + event.taken.length > 0 ? 'reveal' : null
    default:
      return null
  }
}

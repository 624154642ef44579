/** What is final in Nagaraja, and what showed something to somebody. */
import type { Barrier } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'

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

/** Undo barriers of Nagaraja: final decisions, and events that reveal information. */
import type { Barrier } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'

/**
 * Steps that reveal a secret cannot be undone ([NG37]), nor can a made call ([NG5]). Using a card
 * or an amulet reveals to the opponent that it was held.
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

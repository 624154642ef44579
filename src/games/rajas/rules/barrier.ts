/** Undo barriers of Rajas: a revealed tile. The kernel adds throws and draws. */
import type { Barrier } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'

export function barrier({ type }: Event): Barrier | null {
  return type === 'tileRevealed' ? 'reveal' : null
}

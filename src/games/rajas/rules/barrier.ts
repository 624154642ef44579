/** What showed something in Rajas: a tile that has come up. Throws and draws are final by themselves. */
import type { Barrier } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'

export function barrier({ type }: Event): Barrier | null {
  return type === 'tileRevealed' ? 'reveal' : null
}

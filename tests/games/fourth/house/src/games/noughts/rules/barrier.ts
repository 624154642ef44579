/** A match that is over is over. */
import type { Barrier } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'

export function barrier({ type }: Event): Barrier | null {
  return type === 'matchEnded' ? 'final' : null
}

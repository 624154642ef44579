/** Undo barriers: only the end of the match. */
import type { Barrier } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'

export function barrier({ type }: Event): Barrier | null {
  return type === 'matchEnded' ? 'final' : null
}

/** Undo barriers of The Border: only the end of the match. The kernel adds throws. */
import type { Barrier } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'

/** Steps that only affect the own sheet may be undone ([BG5], [BG20]); a finished match may not. */
export function barrier({ type }: Event): Barrier | null {
  return type === 'matchEnded' ? 'final' : null
}

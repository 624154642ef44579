/** What is final in The Border: actions that are over. Throws are final by themselves. */
import type { Event } from '../types.ts'

/**
 * Crosses may be taken back until their action is finished, the second one by its last player ([BG5],
 * [BG20]); a match that is over is over.
 */
export function isBarrier({ type }: Event): boolean {
  return type === 'firstActionEnded' || type === 'turnStarted' || type === 'matchEnded'
}

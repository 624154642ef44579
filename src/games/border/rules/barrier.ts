/** What is final in The Border: its end. Throws are final by themselves. */
import type { Barrier } from '../../../kernel/game.ts'
import type { Event } from '../events.ts'

/** A step on which nobody has built may be taken back ([BG5], [BG20]); a match that is over is over. */
export function barrier({ type }: Event): Barrier | null {
  return type === 'matchEnded' ? 'final' : null
}

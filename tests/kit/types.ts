/** What the conformance kit needs to know of a game that the game itself does not say. */
import type { Random } from '../../src/kernel/random.ts'
import type { Viewer } from '../../src/kernel/seat.ts'

export interface KitParts<S> {
  /** Every component of the box with the place where it is now; each must be somewhere exactly once, from start to end. */
  census(state: S): ReadonlyMap<string, string>
  /** Another state that `viewer` cannot tell from this one; written from the rules, never from the game's `view`. */
  shuffle(state: S, viewer: Viewer, random: Random): S
}

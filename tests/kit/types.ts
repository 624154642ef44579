/** Types of the conformance kit: the parts that a game gives, and the state that is carried through a match. */
import type { AnyGame } from '../../src/kernel/game.ts'
import type { Random } from '../../src/kernel/random.ts'
import type { Viewer } from '../../src/kernel/seat.ts'
import type { Voice } from '../../src/words/voice.ts'

export interface KitParts<S> {
  /** Every component with its place; each must be in exactly one place, from start to end. */
  census(state: S): ReadonlyMap<string, string>
  /** Another state that `viewer` cannot tell from this one; written from the rules, never from the game's `view`. */
  shuffle(state: S, viewer: Viewer, random: Random): S
}

/** `full` checks everything at each step, `light` only conservation, legality, replay and result. */
export const depths = ['full', 'light'] as const
export type Depth = (typeof depths)[number]

/** One game under the kit, for any number of matches. */
export interface Kit {
  readonly game: AnyGame
  readonly parts: KitParts<unknown>
  /** One voice per language. */
  readonly voices: readonly Voice[]
  /** Lines already rendered in this run, which are skipped. */
  readonly said: Set<string>
}

export function makeKit<S>(
  game: { readonly id: string },
  parts: KitParts<S>,
  voices: readonly Voice[],
): Kit {
  return { game: game as AnyGame, parts: parts as KitParts<unknown>, voices, said: new Set() }
}

/** A throw as it is asked for: pieces, a seed, and the gesture of a button where no hand made one. */
import { namedGesture } from './gesture.ts'
import { keepableGesture, roundGesture } from './kept.ts'
import type { Gesture, Piece, Throw } from './types.ts'

export const makeThrow = (
  pieces: readonly Piece[],
  seed: string,
  gesture: Gesture = namedGesture('default', pieces),
): Throw => ({ version: 1, pieces, seed, gesture })

/** A throw that falls the same again from what a record keeps of it; `wanted` is null for a button's. */
export function makeKeepableThrow(
  pieces: readonly Piece[],
  seed: string,
  wanted: Gesture | null,
): Throw {
  const gesture = wanted ? keepableGesture(wanted) : roundGesture(namedGesture('default', pieces))
  return makeThrow(pieces, seed, gesture)
}

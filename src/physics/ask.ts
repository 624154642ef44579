/** A throw as it is asked for: pieces, a seed, and the gesture of a button where no hand made one. */
import { clampGesture, namedGesture } from './gesture.ts'
import { canBeSaid, roundGesture } from './kept.ts'
import type { Gesture, ThrownPiece, Throw } from './types.ts'

export const makeThrow = (
  pieces: readonly ThrownPiece[],
  seed: string,
  gesture: Gesture = namedGesture('default', pieces),
): Throw => ({ version: 1, pieces, seed, gesture })

/**
 * A gesture from a hand, or back from a record. A direction that was made a unit long and rounded is not
 * quite that long any more: what a record said already stays as it is, or a replay would fall otherwise.
 */
export const keepableGesture = (gesture: Gesture): Gesture =>
  roundGesture(canBeSaid(gesture) ? gesture : clampGesture(gesture))

/** A throw that falls the same again from what a record keeps of it; `wanted` is null for a button's. */
export function makeKeepableThrow(
  pieces: readonly ThrownPiece[],
  seed: string,
  wanted: Gesture | null,
): Throw {
  const gesture = wanted ? keepableGesture(wanted) : roundGesture(namedGesture('default', pieces))
  return makeThrow(pieces, seed, gesture)
}

/** A throw as it is asked for: pieces, a seed, and the gesture of a button where no hand made one. */
import { namedGesture } from './gesture.ts'
import type { Gesture, Piece, Throw } from './types.ts'

export const makeThrow = (
  pieces: readonly Piece[],
  seed: string,
  gesture: Gesture | readonly Gesture[] = namedGesture('default', pieces),
): Throw => ({ version: 1, pieces, seed, gesture })

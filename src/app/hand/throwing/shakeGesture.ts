/** The gesture of pieces that were shaken in the hand and then let fall. */
import type { Piece } from '../../../kernel/chance.ts'
import { namedGesture } from '../../../physics/gesture.ts'
import type { Gesture } from '../../../physics/types.ts'

/** `strength` runs from 0 to 1. */
export function shakeGesture(strength: number, pieces: readonly Piece[]): Gesture {
  const gesture = namedGesture('default', pieces)
  return { ...gesture, strength: Math.max(gesture.strength, strength), spin: 1 }
}

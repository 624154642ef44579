/** Whose gesture a throw was made with: the standing one of buttons and bots, or one that a hand can make. */
import { clampGesture, namedGesture } from './gesture.ts'
import { roundGesture } from './kept.ts'
import type { Gesture, Piece, Triple } from './types.ts'

/** Of a unit's length, after its parts were rounded to thousandths. */
const roundingError = 0.002

const isSame = (one: Triple, other: Triple, most = 0): boolean =>
  one.every((value, i) => Math.abs(value - (other[i] ?? 0)) <= most)

/** Made without a hand, and so with nothing to choose. */
export function isStanding(gesture: Gesture, pieces: readonly Piece[]): boolean {
  const standing = roundGesture(namedGesture('default', pieces))
  return (
    isSame(gesture.origin, standing.origin) &&
    isSame(gesture.direction, standing.direction) &&
    gesture.strength === standing.strength &&
    gesture.spin === standing.spin
  )
}

/** Within what a hand can do, and told as it is kept: a direction is a unit long. */
export function isHandMade(gesture: Gesture): boolean {
  const clamped = clampGesture(gesture)
  return (
    isSame(gesture.origin, clamped.origin) &&
    isSame(gesture.direction, clamped.direction, roundingError) &&
    gesture.strength === clamped.strength &&
    gesture.spin === clamped.spin
  )
}

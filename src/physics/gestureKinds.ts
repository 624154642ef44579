/** Tells a button's or bot's standard gesture from one that a hand can make. */
import { clampGesture, namedGesture } from './gesture.ts'
import { droppedWay, handLift } from './handWay.ts'
import { roundGesture } from './kept.ts'
import type { Gesture, ThrownPiece, Triple } from './types.ts'

/** Of the square of a unit, after its parts were rounded to thousandths. */
const roundingError = 0.003

const isSame = (one: Triple, other: Triple): boolean => one.every((value, i) => value === other[i])

/** The gesture of buttons and bots, which leaves nothing to choose. */
export function isStanding(gesture: Gesture, pieces: readonly ThrownPiece[]): boolean {
  const standing = roundGesture(namedGesture('default', pieces))
  return (
    isSame(gesture.origin, standing.origin) &&
    isSame(gesture.direction, standing.direction) &&
    gesture.strength === standing.strength &&
    gesture.spin === standing.spin
  )
}

const isUnit = (...parts: readonly number[]): boolean => {
  const square = parts.reduce((sum, part) => sum + part * part, 0)
  return Math.abs(square - 1) <= roundingError
}

function isHandsWay(direction: Triple): boolean {
  const [x, y, z] = direction
  if (isUnit(x, y, z)) return true
  return (y === handLift && isUnit(x, z)) || isSame(direction, droppedWay)
}

/** Within a hand's limits, and in the form of a hand's gesture. */
export function isHandMade(gesture: Gesture): boolean {
  const clamped = clampGesture(gesture)
  return (
    isSame(gesture.origin, clamped.origin) &&
    isHandsWay(gesture.direction) &&
    gesture.strength === clamped.strength &&
    gesture.spin === clamped.spin
  )
}

/** Gestures: clamped to what a hand can do, with named ones for buttons, keys, bots and tests. */
import { isStick } from '../shapes/pieces.ts'
import { trayFor } from './trays.ts'
import type { Gesture, ThrownPiece, Triple } from './types.ts'

export const gestureNames = ['default', 'weak', 'strong', 'rigged'] as const
export type GestureName = (typeof gestureNames)[number]

const gestureLimits = {
  /** Centimetres from the middle of the thrower's bay. */
  reach: 60,
  lowest: 1.2,
  highest: 24,
} as const

const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value

function unitDirection([x, y, z]: Triple): Triple {
  const most = Math.max(Math.abs(x), Math.abs(y), Math.abs(z))
  if (most === 0) return [1, 0, 0]
  const [a, b, c] = [x / most, y / most, z / most]
  const k = 1 / Math.sqrt(a * a + b * b + c * c)
  return [a * k, b * k, c * k]
}

export function clampGesture(gesture: Gesture): Gesture {
  const { reach, lowest, highest } = gestureLimits
  const [x, y, z] = gesture.origin
  return {
    origin: [clamp(x, -reach, reach), clamp(y, lowest, highest), clamp(z, -reach, reach)],
    direction: unitDirection(gesture.direction),
    strength: clamp(gesture.strength, 0, 1),
    spin: clamp(gesture.spin, 0, 1),
  }
}

/**
 * From the left end of the tray to the right, a little towards the far side. `rigged` is what a cheat
 * would do: pieces held straight and put down from a finger's height without a turn.
 */
export function namedGesture(name: GestureName, pieces: readonly ThrownPiece[]): Gesture {
  const sticks = pieces.some((piece) => isStick(piece.kind))
  const halfX = trayFor(pieces).bays[0]?.halfX ?? 15
  const left = -0.6 * halfX
  switch (name) {
    case 'default':
      return {
        origin: [left, sticks ? 13 : 10, 2],
        direction: [1, sticks ? 0.95 : 1.4, -0.12],
        strength: sticks ? 0.17 + halfX * 0.018 : 0.13 + halfX * 0.03,
        spin: 0.7,
      }
    case 'weak':
      return { origin: [left * 0.7, 6, 1], direction: [1, 0, -0.1], strength: 0.18, spin: 0.2 }
    case 'strong':
      return { origin: [left, 12, 3], direction: [1, -0.35, -0.2], strength: 1, spin: 1 }
    case 'rigged':
      return { origin: [0, 1.2, 0], direction: [0, -1, 0], strength: 0, spin: 0 }
  }
}

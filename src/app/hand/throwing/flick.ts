/** Turns a flick over the glass of a phone into a throw's gesture from the near edge of the thrower's tray. */
import type { Piece } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { baysOf, trayFor } from '../../../physics/trays.ts'
import type { Gesture } from '../../../physics/types.ts'
import { gestureOf } from '../../../scenes/throw/gesture.ts'
import { isStick } from '../../../shapes/pieces.ts'

/** A place of the finger on the glass (CSS pixels, y downwards) at a time (ms). */
export interface GlassPoint {
  readonly at: number
  readonly x: number
  readonly y: number
}

export interface Glass {
  readonly width: number
  readonly height: number
}

/** Weaker flicks let the pieces slide back; a gesture's strength runs from 0 to 1. */
const weakest = 0.12

/** Centimetres above the felt at which pieces come over the tray's edge. */
const heights = { dice: 10, sticks: 13 } as const

/** Null for a finger that only moved the pieces about. */
export function flickGesture(
  points: readonly GlassPoint[],
  glass: Glass,
  pieces: readonly Piece[],
  seat: Seat,
): Gesture | null {
  const tray = trayFor(pieces)
  const own = pieces.findIndex((piece) => piece.seat === seat)
  const bay = tray.bays[baysOf(pieces, tray)[own] ?? 0]
  if (!bay || glass.width <= 0) return null
  const y = heights[pieces.some(({ kind }) => isStick(kind)) ? 'sticks' : 'dice']
  // the width of the glass is the width of the tray, in both directions
  const scale = (2 * bay.halfX) / glass.width
  const traces = points.map(({ at, ...point }) => ({
    at: at / 1000,
    x: bay.x + (point.x - glass.width / 2) * scale,
    y,
    z: bay.z + (point.y - glass.height / 2) * scale,
  }))
  const gesture = gestureOf(traces, [bay])
  if (!gesture || gesture.strength < weakest) return null
  const [x] = gesture.origin
  const reach = 0.6 * bay.halfX
  return { ...gesture, origin: [Math.min(reach, Math.max(-reach, x)), y, 0.5 * bay.halfZ] }
}

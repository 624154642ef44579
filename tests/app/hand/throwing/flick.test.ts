/** A flick over the glass becomes a gesture that the host's physics takes. */
import { expect, test } from 'vitest'
import { flickGesture } from '../../../../src/app/hand/throwing/flick.ts'
import { shakeGesture } from '../../../../src/app/hand/throwing/shakeGesture.ts'
import type { Piece } from '../../../../src/kernel/chance.ts'
import { keepableGesture } from '../../../../src/physics/ask.ts'
import { clampGesture } from '../../../../src/physics/gesture.ts'

const dice = [0, 1, 2].map((i): Piece => ({ id: `d${i}`, kind: 'd6', skin: 'white', seat: 1 }))
const sticks = [0, 1].map((seat): Piece => ({
  id: `s${seat}`,
  kind: 'stick-brown',
  skin: 'brown',
  seat,
}))
const glass = { width: 360, height: 300 }

/** A straight path over the glass, a point every 10 ms. */
const path = (dx: number, dy: number, milliseconds: number) =>
  Array.from({ length: 11 }, (_, i) => ({
    at: (i * milliseconds) / 10,
    x: 180 + (dx * i) / 10,
    y: 250 + (dy * i) / 10,
  }))

test('flickGesture throws away from the person when the finger goes up', () => {
  const gesture = flickGesture(path(0, -200, 120), glass, dice, 1)
  expect(gesture?.direction[2]).toBeLessThan(-0.9)
  expect(gesture?.origin[2]).toBeGreaterThan(0)
})

test('flickGesture follows the finger sideways', () => {
  expect(flickGesture(path(120, -120, 120), glass, dice, 1)?.direction[0]).toBeGreaterThan(0.5)
})

test('flickGesture is stronger for a quicker finger, and null for one that only moves the pieces', () => {
  const quick = flickGesture(path(0, -200, 90), glass, dice, 1)?.strength ?? 0
  const slow = flickGesture(path(0, -200, 250), glass, dice, 1)?.strength ?? 0
  expect(quick).toBeGreaterThan(slow)
  expect(slow).toBeGreaterThan(0)
  expect(flickGesture(path(0, -60, 2000), glass, dice, 1)).toBeNull()
  expect(flickGesture([], glass, dice, 1)).toBeNull()
})

test.each([0, 1])('a flick of two throwers’ sticks begins within the half of seat %i', (seat) => {
  const gesture = flickGesture(path(30, -180, 100), glass, sticks, seat)
  expect(Math.abs(gesture?.origin[0] ?? 99)).toBeLessThan(23)
  expect(Math.abs(gesture?.origin[2] ?? 99)).toBeLessThan(15)
})

test('gestures of a phone are ones that a hand can make', () => {
  const made = [flickGesture(path(40, -240, 60), glass, dice, 1), shakeGesture(1, dice)]
  for (const gesture of made) {
    if (!gesture) throw new Error('no gesture')
    const kept = keepableGesture(gesture)
    const clamped = clampGesture(kept)
    expect(clamped.origin).toEqual(kept.origin)
    expect(kept.strength).toBeLessThanOrEqual(1)
    expect(kept.spin).toBeLessThanOrEqual(1)
  }
})

/** gestureOf: the last moments of a hand's path become direction, strength, spin and release point of a throw. */
import { expect, test } from 'vitest'
import { clampGesture } from '../../src/physics/gesture.ts'
import { trays } from '../../src/shapes/trays.ts'
import { gestureOf as readGesture, shakeOf, type Trace } from '../../src/scenes/throw/gesture.ts'

const one = trays.sticks.bays
const gestureOf = (traces: readonly Trace[], bays = one) => readGesture(traces, bays)

/** A straight path at `speed` cm per second towards (x, z), sampled every 16 ms. */
function flick(speed: number, way: readonly [number, number], seconds = 0.3): Trace[] {
  const traces: Trace[] = []
  for (let at = 0; at <= seconds; at += 0.016) {
    traces.push({ at, x: way[0] * speed * at, y: 7.5, z: way[1] * speed * at })
  }
  return traces
}

test('returns null without held pieces', () => {
  expect(gestureOf([])).toBeNull()
})

test("throws in the hand's direction from where it let go", () => {
  const traces = flick(100, [0.6, -0.8])
  const gesture = gestureOf(traces)
  const end = traces.at(-1)
  expect(gesture?.direction[0]).toBeCloseTo(0.6, 2)
  expect(gesture?.direction[2]).toBeCloseTo(-0.8, 2)
  expect(gesture?.origin[0]).toBeCloseTo(end?.x ?? 0, 2)
  expect(gesture?.origin[2]).toBeCloseTo(end?.z ?? 0, 2)
})

test('throws harder for a faster hand, up to a maximum', () => {
  const strengths = [20, 60, 120, 180, 400].map(
    (speed) => gestureOf(flick(speed, [1, 0]))?.strength ?? 0,
  )
  expect(strengths).toEqual([...strengths].sort((a, b) => a - b))
  expect(strengths[0]).toBeLessThan(0.1)
  expect(strengths.at(-1)).toBe(1)
})

test('drops the pieces if the hand has stopped, however fast it was before', () => {
  const traces = flick(300, [1, 0])
  const end = traces.at(-1)
  if (!end) throw new Error('no traces')
  traces.push({ ...end, at: end.at + 0.6 })
  expect(gestureOf(traces)?.strength).toBeLessThan(0.1)
})

test('works from two samples far apart in time, as on a slow machine', () => {
  const traces = [
    { at: 0, x: 0, y: 7.5, z: 0 },
    { at: 0.16, x: 16, y: 7.5, z: 0 },
    { at: 0.24, x: 16, y: 7.5, z: 0 },
  ]
  expect(gestureOf(traces)?.strength).toBeGreaterThan(0.3)
})

test('adds spin for shaking, none for a straight path', () => {
  const shaken: Trace[] = []
  for (let i = 0; i < 40; i += 1) {
    shaken.push({ at: i * 0.016, x: i % 4 < 2 ? 0 : 4, y: 7.5, z: i % 3 })
  }
  expect(shakeOf(flick(120, [1, 0]))).toBe(0)
  expect(shakeOf(shaken)).toBeGreaterThan(0.5)
  const spin = (traces: readonly Trace[]) => gestureOf(traces)?.spin ?? 0
  expect(spin(shaken)).toBeGreaterThan(spin(flick(20, [1, 0])))
})

test('returns only gestures that the physics accepts unchanged', () => {
  for (const speed of [0, 30, 90, 250, 2000]) {
    for (const way of [
      [1, 0],
      [0, -1],
      [-0.7, 0.7],
    ] as const) {
      const gesture = gestureOf(flick(speed, way, 0.12))
      if (!gesture) throw new Error('no gesture')
      const clamped = clampGesture(gesture)
      expect([clamped.strength, clamped.spin]).toEqual([gesture.strength, gesture.spin])
      expect(Object.values(gesture.direction).every(Number.isFinite)).toBe(true)
    }
  }
})

test("gives the release point relative to the centre of the tray's own half", () => {
  const two = trays['two-throwers'].bays
  for (const bay of two) {
    const traces = [{ at: 0, x: 3, y: 7.5, z: bay.z + 4 }]
    const [x, y, z] = gestureOf(traces, two)?.origin ?? []
    expect([x, y]).toEqual([3, 7.5])
    expect(z).toBeCloseTo(4, 9)
  }
  expect(gestureOf([{ at: 0, x: 3, y: 7.5, z: 0 }])?.origin).toEqual([3, 7.5, 0])
})

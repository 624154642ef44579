/** The judge reads what is plainly up, and names what is not. */
import { expect, test } from 'vitest'
import { judgePiece, type PieceVerdict } from '../../src/physics/judge.ts'
import { degreesOf } from '../../src/physics/angle.ts'
import { compose, type Rotation } from '../../src/physics/rotation.ts'
import type { PieceKind } from '../../src/shapes/pieces.ts'

const bay = { x: 0, z: 0, halfX: 15, halfZ: 10 }

const about = (axis: 'x' | 'z', degrees: number): Rotation => {
  const half = (degrees / 360) * Math.PI
  const s = Math.sin(half)
  return [axis === 'x' ? s : 0, 0, axis === 'z' ? s : 0, Math.cos(half)]
}

type Lies = { place?: readonly [number, number, number]; on?: number[]; wall?: boolean }

function judged(kind: PieceKind, rotation: Rotation, lies: Lies = {}): PieceVerdict {
  const place = lies.place ?? [0, kind === 'd6' ? 0.8 : 0.6, 0]
  const poses = Float32Array.from([...place, ...rotation])
  return judgePiece(0, kind, poses, bay, () => ({
    pieces: lies.on ?? [],
    wall: lies.wall ?? false,
  }))
}

test('a flat die is read, with the margin 1', () => {
  const seen = judged('d6', [0, 0, 0, 1])
  expect(seen).toMatchObject({ bodyFace: 0, cause: null, degrees: 0 })
  expect(seen.margin).toBeCloseTo(1, 6)
})

test('turned by a quarter another face is read', () => {
  // forward round x: the face that looked away from the viewer comes up
  expect(judged('d6', about('x', 90)).bodyFace).toBe(4)
  expect(judged('d6', about('z', 90)).bodyFace).toBe(2)
  expect(judged('stick-brown', about('x', 90)).bodyFace).toBe(3)
  expect(judged('stick-brown', about('x', -90)).bodyFace).toBe(1)
})

test('four degrees are flat, six lean on what is touched', () => {
  expect(judged('d6', about('x', 4)).cause).toBeNull()
  expect(judged('d6', about('x', 6), { wall: true })).toMatchObject({
    cause: 'leaned',
    against: 'wall',
    degrees: 6,
  })
  expect(judged('d6', about('z', 23), { on: [3, 4] })).toMatchObject({
    cause: 'leaned',
    against: 3,
    degrees: 23,
  })
  expect(judged('d6', about('x', 45))).toMatchObject({ cause: 'on-edge', against: null })
})

test('half-way between two faces the margin is gone', () => {
  expect(judged('d6', about('x', 45)).margin).toBeCloseTo(0, 5)
})

test('flat but on top of another one is stacked', () => {
  expect(judged('d6', [0, 0, 0, 1], { place: [0, 2.4, 0], on: [1] }).cause).toBe('stacked')
  expect(judged('stick-green', [0, 0, 0, 1], { place: [0, 1.8, 0], on: [2] }).cause).toBe('stacked')
})

test('a stick across another is crossed, a stick on its end stands', () => {
  const lifted = { place: [0, 1.1, 0], on: [5] } as const
  expect(judged('stick-brown', about('z', 12), { place: lifted.place, on: [5] })).toMatchObject({
    cause: 'crossed',
    against: 5,
    degrees: 12,
  })
  expect(judged('stick-white', about('z', 90), { place: [0, 4, 0] }).cause).toBe('stood')
  expect(judged('stick-white', about('z', 40), { wall: true }).cause).toBe('leaned')
})

test('outside its bay nothing is read, however flat', () => {
  expect(judged('d6', [0, 0, 0, 1], { place: [15.4, 0.8, 0] }).cause).toBe('left-tray')
  expect(judged('d6', [0, 0, 0, 1], { place: [0, 0.8, -10.2] }).cause).toBe('left-tray')
})

test('degrees agree with the mathematics library to a tenth', () => {
  for (let degrees = 0; degrees <= 180; degrees += 0.7) {
    const exact = (degrees * Math.PI) / 180
    expect(degreesOf(Math.cos(exact))).toBeCloseTo(degrees, 0.9)
  }
  expect(judged('d6', compose(about('x', 3), about('z', 2))).degrees).toBeCloseTo(3.6, 1)
})

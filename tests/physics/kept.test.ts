/** What a record keeps of a throw is whole numbers, and gives the same throw again. */
import { keepableGesture, makeKeepableThrow } from '../../src/physics/ask.ts'
import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import {
  keepSource,
  keepThrow,
  keepTyped,
  keptBy,
  keptNotes,
  keptSource,
  keptThrow,
  keptTyped,
  physicsVersion,
  roundGesture,
} from '../../src/physics/kept.ts'
import { isPlainData } from '../../src/kernel/plain.ts'

const gesture = roundGesture({
  origin: [-8.12345, 9.9, 2],
  direction: [0.98765, 0.1, -0.12],
  strength: 0.51234,
  spin: 1 / 3,
})
const note = {
  piece: 1,
  at: 0.4,
  round: 1,
  cause: 'leaned',
  against: 'wall',
  degrees: 23.4,
  remedy: 'nudged',
} as const

test('a proof is plain JSON and gives back seed and gesture', () => {
  const proof = keepThrow('seed', gesture, { hash: 'abc', notes: [note] })
  expect(isPlainData(proof)).toBe(true)
  expect(keptThrow(JSON.parse(JSON.stringify(proof)))).toEqual({
    physics: physicsVersion,
    seed: 'seed',
    gesture,
    hash: 'abc',
    notes: keptNotes(proof),
  })
  expect(roundGesture(gesture)).toEqual(gesture)
  expect(keptNotes(proof)).toEqual([
    { piece: 1, cause: 'leaned', against: 'wall', remedy: 'nudged', degrees: 23 },
  ])
})

test('notes of the first records name no contact partner', () => {
  const first = { piece: 1, cause: 'leaned', remedy: 'nudged', degrees: 23 }
  expect(keptNotes({ notes: [first] })).toEqual([{ ...first, against: null }])
})

test('the first records lack the version of the physics', () => {
  const { physics, ...first } = keepThrow('seed', gesture, { hash: 'abc', notes: [] })
  expect(physics).toBeGreaterThan(1)
  expect(keptThrow(first)?.physics).toBe(1)
})

test.each([
  undefined,
  null,
  [],
  { by: 'throw' },
  { by: 'throw', seed: 1, gesture: [] },
  { by: 'throw', seed: 's', gesture: [1, 2, 3], hash: 'h' },
  { by: 'throw', seed: 's', gesture: [1, 2, 3, 1, 0, 0, 500, 500] },
  { by: 'throw', seed: 's', gesture: [1, 2, 3, 1, 0, 0, 0.5, 500], hash: 'h' },
  { by: 'throw', seed: 's', gesture: [1, 2, 3, 1, 0, 0, 500, 500], hash: 'h', physics: 0 },
  { by: 'throw', seed: 's', gesture: [1, 2, 3, 1, 0, 0, 500, 500], hash: 'h', physics: 2.5 },
  { by: 'source', seed: 's' },
  { by: 'throw', notes: [null, 3, { cause: 'magic', remedy: 'nudged', degrees: 1 }] },
])('a foreign proof %j is no throw and has no notes', (proof) => {
  expect(keptThrow(proof)).toBeNull()
  expect(keptNotes(proof)).toEqual([])
})

test('each kind of answer has its own proof and seed', () => {
  expect([keptBy(keepSource('a')), keptSource(keepSource('a'))]).toEqual(['source', 'a'])
  expect([keptBy(keepTyped('b')), keptTyped(keepTyped('b'))]).toEqual(['typed', 'b'])
  expect([keptSource(keepTyped('b')), keptTyped(keepSource('a'))]).toEqual([null, null])
  for (const nothing of [undefined, null, 'throw', [], {}, { by: 'magic' }])
    expect(keptBy(nothing)).toBeNull()
})

test('any gesture survives storing in a record unchanged', () => {
  const wild = fc.double({ noNaN: true, noDefaultInfinity: true })
  const near = fc.double({ min: -2, max: 2, noNaN: true })
  const number = fc.oneof(wild, near)
  const triple = fc.tuple(number, number, number)
  const any = fc.record({ origin: triple, direction: triple, strength: number, spin: number })
  fc.assert(
    fc.property(any, (wanted) => {
      const once = keepableGesture(wanted)
      const proof = keepThrow('s', once, { hash: 'h', notes: [] })
      const read = keptThrow(JSON.parse(JSON.stringify(proof)))?.gesture
      expect(read).toEqual(once)
      expect(keepableGesture(once)).toEqual(once)
    }),
  )
})

test('a replay uses a button’s stored gesture although its direction is longer than 1', () => {
  const button = {
    origin: [-9, 10, 2],
    direction: [1, 1.4, -0.12],
    strength: 0.58,
    spin: 0.7,
  } as const
  expect(makeKeepableThrow([], 's', button).gesture).toEqual(button)
})

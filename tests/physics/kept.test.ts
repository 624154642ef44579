/** What a record keeps of a throw is whole numbers, and gives the same throw again. */
import { expect, test } from 'vitest'
import {
  keepThrow,
  keptNotes,
  keptThrow,
  physicsVersion,
  roundGesture,
} from '../../src/physics/kept.ts'
import { isPlain } from '../../src/kernel/plain.ts'

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

test('a proof is plain and leads back to seed and gesture', () => {
  const proof = keepThrow('seed', gesture, { hash: 'abc', notes: [note] })
  expect(isPlain(proof)).toBe(true)
  expect(keptThrow(JSON.parse(JSON.stringify(proof)))).toEqual({
    physics: physicsVersion,
    seed: 'seed',
    gesture,
    hash: 'abc',
  })
  expect(roundGesture(gesture)).toEqual(gesture)
  expect(keptNotes(proof)).toEqual([
    { piece: 1, cause: 'leaned', against: 'wall', remedy: 'nudged', degrees: 23 },
  ])
})

test('the first records do not say what held a piece', () => {
  const first = { piece: 1, cause: 'leaned', remedy: 'nudged', degrees: 23 }
  expect(keptNotes({ notes: [first] })).toEqual([{ ...first, against: null }])
})

test('the first records do not say by which physics they fell', () => {
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
  { by: 'source', seed: 's' },
  { by: 'throw', notes: [null, 3, { cause: 'magic', remedy: 'nudged', degrees: 1 }] },
])('a foreign proof %j is no throw and has no notes', (proof) => {
  expect(keptThrow(proof)).toBeNull()
  expect(keptNotes(proof)).toEqual([])
})

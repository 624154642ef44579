/** Validation of chance answers against their requests. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerFrom, type Ask, fits, parseAnswer } from '../../src/kernel/chance.ts'
import { pieceKinds } from '../../src/shapes/pieces.ts'
import { makeRandom } from '../../src/kernel/random.ts'

const two: Ask = {
  kind: 'throw',
  pieces: [
    { id: 'a', kind: 'd6', skin: 'blue', seat: 0 },
    { id: 'b', kind: 'stick-brown', skin: 'brown', seat: 1 },
  ],
}
const draw: Ask = { kind: 'draw', of: 'tiles', from: 5, take: 3 }

test.each([
  [two, { kind: 'faces', faces: [5, 3] }],
  [draw, { kind: 'picks', picks: [4, 0, 2] }],
])('parseAnswer accepts %o', (ask, answer) => {
  expect(parseAnswer(ask, answer)).toEqual(answer)
})

test.each([
  [two, { kind: 'faces', faces: [6, 0] }],
  [two, { kind: 'faces', faces: [0, 4] }],
  [two, { kind: 'faces', faces: [0] }],
  [two, { kind: 'faces', faces: [0, 0, 0] }],
  [two, { kind: 'faces', faces: ['0', 0] }],
  [two, { kind: 'faces', faces: { 0: 0, 1: 0, length: 2 } }],
  [two, { kind: 'picks', picks: [0, 0] }],
  [two, { kind: 'faces' }],
  [two, null],
  [two, 'faces'],
  [draw, { kind: 'picks', picks: [1, 1, 2] }],
  [draw, { kind: 'picks', picks: [1, 2, 5] }],
  [draw, { kind: 'picks', picks: [1, 2] }],
  [draw, { kind: 'picks', picks: [1, 2, -1] }],
  [draw, { kind: 'picks', picks: [1, 2, 2.5] }],
  [draw, { kind: 'faces', faces: [1, 2, 3] }],
])('the request %o refuses %o', (ask, answer) => {
  expect(parseAnswer(ask, answer)).toBeNull()
})

test('parseAnswer drops unknown fields of an untrusted answer', () => {
  const foreign = { kind: 'faces', faces: [1, 2], more: new Map() }
  expect(parseAnswer(two, foreign)).toEqual({ kind: 'faces', faces: [1, 2] })
})

test('answerFrom always gives a valid answer', () => {
  const piece = fc.constantFrom(...pieceKinds).map((kind) => ({ id: 'x', kind, skin: '', seat: 0 }))
  const ask: fc.Arbitrary<Ask> = fc.oneof(
    fc.array(piece).map((pieces) => ({ kind: 'throw', pieces }) as const),
    fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }))
      .map(([from, take]) => ({ kind: 'draw', of: '', from, take: Math.min(from, take) }) as const),
  )
  fc.assert(
    fc.property(ask, fc.string(), (asked, seed) => {
      expect(fits(asked, answerFrom(makeRandom(seed), asked))).toBe(true)
    }),
  )
})

/** Seeded numbers: the same from the same seed, fair, and draws without repeats. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { makeRandom } from '../../src/kernel/random.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

/** The sum of squared deviations over expectation; its mean is the number of places less one. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Five standard deviations above the mean of the chi-square distribution. */
function far(freedom: number): number {
  return freedom + 5 * Math.sqrt(2 * freedom)
}

test.each([2, 3, 4, 6, 7, 20, 84])('int(%i) is uniform', (below) => {
  const random = makeRandom(`uniform ${below}`)
  const counts = Array.from({ length: below }, () => 0)
  const expected = 3000
  for (let i = 0; i < below * expected; i += 1) counts[random.int(below)]! += 1
  expect(chiSquare(counts, expected)).toBeLessThan(far(below - 1))
})

test('pairs of neighbours are uniform too', () => {
  const random = makeRandom('pairs')
  const counts = Array.from({ length: 36 }, () => 0)
  for (let i = 0; i < 36 * 2000; i += 1) counts[random.int(6) * 6 + random.int(6)]! += 1
  expect(chiSquare(counts, 2000)).toBeLessThan(far(35))
})

test('the first number after any of many seeds is uniform', () => {
  const counts = Array.from({ length: 6 }, () => 0)
  for (let i = 0; i < 12_000; i += 1) counts[makeRandom(`match/${i}`).int(6)]! += 1
  expect(chiSquare(counts, 2000)).toBeLessThan(far(5))
})

test('every order of a small draw is as likely', () => {
  const random = makeRandom('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 24_000; i += 1) {
    const order = random.draw(4, 4).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()], 1000)).toBeLessThan(far(23))
})

test('a draw is of different numbers below its limit', () => {
  const sizes = fc.integer({ min: 1, max: 60 }).chain((from) => {
    return fc.tuple(fc.constant(from), fc.integer({ min: 0, max: from }), fc.string())
  })
  fc.assert(
    fc.property(sizes, ([from, take, seed]) => {
      const drawn = makeRandom(seed).draw(from, take)
      expect(drawn).toHaveLength(take)
      expect(new Set(drawn).size).toBe(take)
      expect(drawn.every((pick) => pick >= 0 && pick < from)).toBe(true)
    }),
  )
})

test('one seed gives one sequence, another seed another', () => {
  const first = (seed: string) => Array.from({ length: 8 }, () => 0).map(makeRandomOf(seed))
  expect(first('a')).toEqual(first('a'))
  expect(first('a')).not.toEqual(first('b'))
})

function makeRandomOf(seed: string): () => number {
  const random = makeRandom(seed)
  return () => random.int(1_000_000)
}

test.each([0, -1, 1.5, NaN, 2 ** 33])('int(%s) is a bug of the caller', (below) => {
  expect(() => makeRandom('x').int(below)).toThrow(RangeError)
})

test('a pick from nothing is a bug of the caller', () => {
  expect(() => makeRandom('x').pick([])).toThrow(RangeError)
})

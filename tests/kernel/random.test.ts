/** Seeded random numbers: deterministic, uniform, and draws without repetition. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { makeRandom } from '../../src/kernel/random.ts'

// Generous timeout for a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** The chi-square statistic; its mean is the number of cells less one. */
function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Five standard deviations above the mean of the chi-square distribution. */
function far(freedom: number): number {
  return freedom + 5 * Math.sqrt(2 * freedom)
}

test.each([2, 3, 4, 6, 7, 20, 84])('int(%i) is uniformly distributed', (below) => {
  const random = makeRandom(`uniform ${below}`)
  const counts = Array.from({ length: below }, () => 0)
  const expected = 3000
  for (let i = 0; i < below * expected; i += 1) counts[random.int(below)]! += 1
  expect(chiSquare(counts, expected)).toBeLessThan(far(below - 1))
})

test('pairs of successive numbers are uniformly distributed', () => {
  const random = makeRandom('pairs')
  const counts = Array.from({ length: 36 }, () => 0)
  for (let i = 0; i < 36 * 2000; i += 1) counts[random.int(6) * 6 + random.int(6)]! += 1
  expect(chiSquare(counts, 2000)).toBeLessThan(far(35))
})

test('the first number of many seeds is uniformly distributed', () => {
  const counts = Array.from({ length: 6 }, () => 0)
  for (let i = 0; i < 12_000; i += 1) counts[makeRandom(`match/${i}`).int(6)]! += 1
  expect(chiSquare(counts, 2000)).toBeLessThan(far(5))
})

test('draw gives every permutation equally often', () => {
  const random = makeRandom('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 24_000; i += 1) {
    const order = random.draw(4, 4).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()], 1000)).toBeLessThan(far(23))
})

test('draw gives distinct numbers below its limit', () => {
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

test('makeRandom is deterministic for a seed and differs between seeds', () => {
  const first = (seed: string) => Array.from({ length: 8 }, () => 0).map(makeRandomOf(seed))
  expect(first('a')).toEqual(first('a'))
  expect(first('a')).not.toEqual(first('b'))
})

function makeRandomOf(seed: string): () => number {
  const random = makeRandom(seed)
  return () => random.int(1_000_000)
}

test.each([0, -1, 1.5, NaN, 2 ** 33])('int(%s) throws', (below) => {
  expect(() => makeRandom('x').int(below)).toThrow(RangeError)
})

test('pick throws for an empty list', () => {
  expect(() => makeRandom('x').pick([])).toThrow(RangeError)
})

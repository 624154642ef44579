/** Fair by symmetry: even a rigged gesture gives even faces, and without symmetry the test sees it. */
import { beforeAll, expect, test, vi } from 'vitest'
import { chiTail, evenTest, independenceTest } from '../../src/physics/fairness/chi.ts'
import { criticalChi, smallestBias } from '../../src/physics/fairness/power.ts'
import { figuresOf } from '../../src/physics/fairness/figures.ts'
import { tallyThrows } from '../../src/physics/fairness/tally.ts'
import type { Series } from '../../src/physics/fairness/tally.ts'
import { ready } from '../../src/physics/index.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const series = (kind: Series['kind'], given: Partial<Series> = {}): Series => ({
  kind,
  count: 4,
  gesture: 'rigged',
  seed: 'test',
  symmetry: true,
  ...given,
})

test.each(['d6', 'stick-brown'] as const)(
  'a rigged throw of %s without symmetry is seen',
  (kind) => {
    const figures = figuresOf(tallyThrows(series(kind, { symmetry: false }), 0, 40))
    expect(figures.even.p).toBeLessThan(1e-6)
    expect(figures.ok).toBe(false)
  },
)

test.each(['d6', 'colour', 'stick-brown', 'stick-white', 'stick-green'] as const)(
  'a rigged throw of %s with symmetry is even',
  (kind) => {
    const figures = figuresOf(tallyThrows(series(kind), 0, 150))
    expect(figures.pieces).toBe(600)
    expect(figures.ok).toBe(true)
  },
)

test('chi-square tails agree with the printed tables', () => {
  expect(chiTail(11.07, 5)).toBeCloseTo(0.05, 4)
  expect(chiTail(20.515, 5)).toBeCloseTo(0.001, 5)
  expect(chiTail(7.815, 3)).toBeCloseTo(0.05, 4)
  expect(chiTail(37.566, 20)).toBeCloseTo(0.01, 4)
  expect(criticalChi(3, 0.01)).toBeCloseTo(11.345, 3)
})

test('even counts pass, crooked ones do not, and degrees are faces minus one', () => {
  expect(evenTest([100, 100, 100, 100])).toMatchObject({ chi: 0, degrees: 3, p: 1 })
  expect(evenTest([200, 100, 100, 100, 100, 100]).degrees).toBe(5)
  expect(evenTest([200, 100, 100, 100, 100, 100]).p).toBeLessThan(1e-9)
  expect(
    independenceTest([
      [50, 1],
      [1, 50],
    ]).p,
  ).toBeLessThan(1e-9)
  expect(
    independenceTest([
      [50, 50],
      [50, 50],
    ]),
  ).toMatchObject({ degrees: 1, p: 1 })
})

test('the power agrees with a simulation of the same test elsewhere', () => {
  // 90 % at 0.01 for one face 5 % too frequent: 44.7 thousand for six faces, 23.7 for four
  expect(smallestBias(6, 44_700, 0.01, 0.9)).toBeCloseTo(0.05, 2)
  expect(smallestBias(4, 23_700, 0.01, 0.9)).toBeCloseTo(0.05, 2)
})

/** Fair by symmetry: even a rigged gesture gives even faces, and without symmetry the test sees it. */
import { beforeAll, expect, test, vi } from 'vitest'
import { association, chiTail, evenTest, independenceTest } from '../../src/physics/fairness/chi.ts'
import { criticalChi, smallestBias } from '../../src/physics/fairness/power.ts'
import { figuresOf } from '../../src/physics/fairness/figures.ts'
import { type Series, tallyThrows } from '../../src/physics/fairness/tally.ts'
import { ready } from '../../src/physics/rapier.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const series = (kind: Series['kind'], given: Partial<Series> = {}): Series => ({
  kind,
  count: 4,
  throwers: 1,
  gesture: 'rigged',
  seed: 'test',
  symmetry: true,
  ...given,
})

test.each(['d6', 'stick-brown'] as const)(
  'a rigged throw of %s without symmetry is seen',
  (kind) => {
    const figures = figuresOf(tallyThrows(series(kind, { symmetry: false }), 0, 40), 'rigged')
    expect(figures.even.p).toBeLessThan(1e-6)
    expect(figures.ok).toBe(false)
  },
)

test.each(['d6', 'colour', 'stick-brown', 'stick-white', 'stick-green'] as const)(
  'a rigged throw of %s with symmetry is even',
  (kind) => {
    const figures = figuresOf(tallyThrows(series(kind), 0, 150), 'rigged')
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
  expect(
    independenceTest([
      [0, 0],
      [0, 0],
    ]).degrees,
  ).toBe(0)
})

test('faces hang together by names, not by their order', () => {
  expect(
    association([
      [50, 0, 0],
      [0, 50, 0],
      [0, 0, 50],
    ]),
  ).toBeCloseTo(1, 5)
  // along a line of numbers this would be nothing
  expect(
    association([
      [40, 0, 40],
      [0, 80, 0],
      [40, 0, 40],
    ]),
  ).toBeCloseTo(0.7041169, 6)
  expect(association([[0, 0]])).toBe(0)
})

test('what chance alone gives is no correlation', () => {
  // uncorrected it would be 0.0383 here, and 0.0091 below; both by SciPy 1.17
  expect(
    association([
      [250, 215, 222],
      [215, 240, 216],
      [222, 216, 240],
    ]),
  ).toBeCloseTo(0.0220491, 6)
  expect(
    association([
      [230, 225, 222],
      [225, 230, 226],
      [222, 226, 230],
    ]),
  ).toBe(0)
})

// by the non-central chi-square of SciPy 1.17; simulations elsewhere gave 5 % for the first two
test.each([
  [6, 44_700, 0.01, 0.049638],
  [4, 23_700, 0.01, 0.0493597],
  [6, 300_000, 0.001, 0.0220627],
  [4, 300_000, 0.001, 0.0161043],
])('the power for %i faces and %i pieces at %f', (faces, pieces, alpha, bias) => {
  expect(smallestBias(faces, pieces, alpha, 0.9)).toBeCloseTo(bias, 6)
})

/** watchPace lowers the tier of a slow picture, and leaves a fast, resting or sleeping one alone. */
import { expect, test } from 'vitest'
import { watchPace } from '../../../src/app/table/pace.ts'
import type { Quality } from '../../../src/scenes/contract.ts'

const drawn = (interval: number | null) => ({
  frames: 1,
  calls: 40,
  triangles: 1000,
  script: 1,
  interval,
})

/** Tiers requested when this many frames take this long. */
function lowered(quality: Quality, intervals: readonly (number | null)[]): Quality[] {
  const asked: Quality[] = []
  const pace = watchPace(quality, (to) => asked.push(to))
  for (const interval of intervals) pace(drawn(interval))
  return asked
}

const row = (count: number, interval: number | null) =>
  Array.from({ length: count }, () => interval)

test('accepts sixty frames per second and lowers the tier at thirty', () => {
  expect(lowered('high', row(500, 16.7))).toEqual([])
  expect(lowered('high', row(500, 33.4))).toEqual(['medium'])
  expect(lowered('medium', row(500, 33.4))).toEqual([])
  expect(lowered('medium', row(500, 50))).toEqual(['low'])
})

test('never lowers the low tier', () => {
  expect(lowered('low', row(500, 300))).toEqual([])
})

test('ignores the first frames, rests and sleeps', () => {
  expect(lowered('high', [...row(15, 200), ...row(44, 50)])).toEqual([])
  expect(lowered('high', row(500, null))).toEqual([])
  expect(lowered('high', row(500, 5000))).toEqual([])
})

test('accepts a few slow frames among fast ones', () => {
  const mixed = Array.from({ length: 400 }, (_, i) => (i % 3 === 0 ? 120 : 16))
  expect(lowered('high', mixed)).toEqual([])
})

/** The slope test distinguishes a growing figure from a fluctuating one. */
import { expect, test } from 'vitest'
import { slopeOf } from './slope.ts'

const groups = ['a', 'b', 'c']

function samples(grows: number, count = 30) {
  return Array.from({ length: count }, (_, i) => ({
    group: groups[i % 3] ?? '',
    hours: i / 60,
    // fluctuates by 1, and each group has its own offset
    value: (i % 3) * 50 + ((i * 7) % 11) / 5 - 1 + (grows * i) / 60,
  }))
}

test('what goes up and down has a slope within its noise', () => {
  const { perHour, noise } = slopeOf(samples(0))
  expect(Math.abs(perHour)).toBeLessThan(noise)
})

test('what grows under the ups and downs has a slope beyond them', () => {
  const { perHour, noise, grown } = slopeOf(samples(12))
  expect(perHour).toBeGreaterThan(noise)
  expect(Math.abs(perHour - 12)).toBeLessThan(noise)
  expect(grown).toBeCloseTo((perHour * 29) / 60)
})

test('what never moves has no slope and no noise', () => {
  const level = samples(0).map((sample) => ({ ...sample, value: 1 }))
  expect(slopeOf(level)).toEqual({ perHour: 0, noise: 0, grown: 0 })
})

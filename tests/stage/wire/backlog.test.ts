/** A stage with a long backlog: it jumps to a recent position and plays only the steps after it. */
import { expect, test } from 'vitest'
import { fakeStage, opening, settled, step } from './fakeStage.ts'

test('a stage 40 steps behind stands still for the first 16 and plays the last 24', async () => {
  const { head, shown } = fakeStage()
  head.put(opening)
  for (let number = 1; number <= 40; number += 1) head.put(step(number, 1))
  await settled()
  const last = Array.from({ length: 24 }, (_, i) => 17 + i)
  expect(shown.filter(({ moving }) => moving === 'beat').map(({ number }) => number)).toEqual(last)
  expect(shown.at(-1)).toMatchObject({ number: 40, moving: null })
})

test('a stage 24 steps behind plays them all', async () => {
  const { head, shown } = fakeStage()
  head.put(opening)
  for (let number = 1; number <= 24; number += 1) head.put(step(number, 1))
  await settled()
  expect(shown.filter(({ moving }) => moving === 'beat')).toHaveLength(24)
})

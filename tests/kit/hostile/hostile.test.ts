/** A short run of the hostile kit; `npm run fuzz -- --kit hostile --count 10000` is the full one. */
import { expect, test } from 'vitest'
import { runHostile } from './run.ts'

test.each([
  ['files', 150],
  ['rows', 300],
  ['editions', 100],
  ['wire', 300],
  ['desk', 1000],
  ['addresses', 500],
] as const)('%s: %d mutations break nothing', async (part, count) => {
  const { crashes, hangs, failures } = await runHostile({ part, count, seed: 'suite' })
  expect([crashes, hangs, failures]).toEqual([0, 0, []])
})

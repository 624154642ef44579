/** What a manifest says of a match before the game is brought is what the game says itself. */
import { expect, test } from 'vitest'
import { manifests } from '../../src/games/index.ts'

test.each(manifests)('$id: as many can play as its card says, in a span of minutes', async (it) => {
  const { min, max } = (await it.load()).seats
  expect(it.match.seats).toEqual([min, max])
  const [least, most] = it.match.minutes
  expect(least).toBeGreaterThan(0)
  expect(most).toBeGreaterThan(least)
})

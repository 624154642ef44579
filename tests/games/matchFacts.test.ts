/** The facts in a game's manifest agree with the game itself. */
import { expect, test } from 'vitest'
import { manifests } from '../../src/games/index.ts'

test.each(manifests)(
  '$id: the manifest has the game’s numbers of players and a range of minutes',
  async (it) => {
    const { min, max } = (await it.load()).seats
    expect(it.match.seats).toEqual([min, max])
    const [least, most] = it.match.minutes
    expect(least).toBeGreaterThan(0)
    expect(most).toBeGreaterThan(least)
  },
)

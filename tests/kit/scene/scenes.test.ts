/** Every registered scene under its kit, for every number of players: a short run of what `npm run fuzz` does long. */
import { describe, expect, test } from 'vitest'
import { games } from '../../../src/games/all.ts'
import { sceneKitOf } from './kitOf.ts'
import { runSceneKit } from './run.ts'

/** Inputs for each number of players, of which one in so many is looked at. */
const enough = 70
const every = 12

const kits = await Promise.all(games.map(sceneKitOf))
const scenes = kits.filter((kit) => kit !== null)

test('there is a scene to look at', () => {
  expect(scenes.map(({ game }) => game.id)).toContain('border')
})

describe.each(scenes.map((kit) => ({ id: kit.game.id, kit })))('$id', ({ kit }) => {
  const { min, max } = kit.game.seats
  const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

  test.each(seatCounts)('%i seats', { timeout: 120_000 }, (seats) => {
    const ran = runSceneKit(kit, { seats, matches: 100, seed: 'look', enough, every })
    expect(ran.inputs).toBeGreaterThanOrEqual(enough)
  })
})

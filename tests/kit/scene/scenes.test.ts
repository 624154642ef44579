/** Every registered scene under its kit, for every number of players: a short version of `npm run fuzz`. */
import { describe, expect, test } from 'vitest'
import { games } from '../../../src/games/all.ts'
import { sceneKitOf } from './kitOf.ts'
import { runSceneKit } from './run.ts'

/** Inputs per number of players: one whole match. */
const enough = 70
/** One of so many steps is checked for each player: matches of more players are longer, and have more viewers. */
const everyPerSeat = 8

const kits = await Promise.all(games.map(sceneKitOf))
const scenes = kits.filter((kit) => kit !== null)

test('there is a scene to look at', () => {
  expect(scenes.map(({ game }) => game.id)).toContain('border')
})

describe.each(scenes.map((kit) => ({ id: kit.game.id, kit })))('$id', ({ kit }) => {
  const { min, max } = kit.game.seats
  const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

  test.each(seatCounts)('%i seats', { timeout: 120_000 }, (seats) => {
    const ran = runSceneKit(kit, {
      seats,
      matches: 100,
      seed: 'look',
      enough,
      every: everyPerSeat * seats,
    })
    expect(ran.inputs).toBeGreaterThanOrEqual(enough)
  })
})

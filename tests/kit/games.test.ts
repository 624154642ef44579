/** Every registered game under the kit, for every number of players: a short version of `npm run fuzz`. */
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import { kitOf } from './kitOf.ts'
import { runKit } from './run.ts'

/** Inputs per number of players: one whole match of each game in the full kit, and at least two in the light one. */
const fullEnough = 150
const lightEnough = 1500

test('there is a game to play', () => {
  expect(games.length).toBeGreaterThan(0)
})

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const { min, max } = game.seats
  const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i)

  test.each(seatCounts)('%i seats, full kit', { timeout: 240_000 }, async (seats) => {
    const run = { seats, matches: 100, seed: 'test', kit: 'full', enough: fullEnough } as const
    expect(runKit(await kitOf(game), run).matches).toBeGreaterThan(0)
  })

  test.each(seatCounts)('%i seats, light kit', { timeout: 240_000 }, async (seats) => {
    const run = { seats, matches: 1000, seed: 'light', kit: 'light', enough: lightEnough } as const
    expect(runKit(await kitOf(game), run).inputs).toBeGreaterThanOrEqual(lightEnough)
  })
})

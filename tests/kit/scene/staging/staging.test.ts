/** The camera stages the beginning of a match of each game: acts seen, few flights, trays open; a short version of fuzz. */
import { expect, test } from 'vitest'
import { games } from '../../../../src/games/all.ts'
import { sceneKitOf } from '../kitOf.ts'
import { runStaging } from './run.ts'

/** Inputs of the match, and the least share of its weighty cues that are uncovered and large. */
const most = 130
const leastShown = 0.6

test.each(games.map((game) => ({ id: game.id, game })))(
  '$id shows what acts and stays still otherwise',
  { timeout: 60_000 },
  async ({ game }) => {
    const kit = await sceneKitOf(game)
    if (!kit) throw new Error(`${game.id} has no scene`)
    const seats = game.seats.min
    for (const figures of runStaging(kit, { seats, matches: 1, seed: 'staging' }, most)) {
      const { cues, large, stretches, restless, pingPong, throws, throwsSeen } = figures
      expect
        .soft(large, `${figures.window} ${JSON.stringify(figures.missed)}`)
        .toBeGreaterThanOrEqual(cues * leastShown)
      expect.soft(restless, `${figures.window}: restless`).toBeLessThanOrEqual(stretches * 0.05)
      expect.soft(pingPong, `${figures.window}: there and back`).toBe(0)
      expect.soft(throwsSeen, `${figures.window}: throws`).toBe(throws)
    }
  },
)

/** Each level is stronger than the one below: in few matches by a margin that luck does not reach; `bench -- bots` plays many. */
import { expect, test, vi } from 'vitest'
import { games } from '../../src/games/all.ts'
import { shareOf } from './arena.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 120_000 })

const ids = games.map((game) => [game.id, game] as const)

test.each(ids)('%s: a beginner is better than chance', (_id, game) => {
  expect(shareOf(game, ['easy', 'random'], 24)).toBeGreaterThan(0.6)
})

test.each(ids)('%s: good habits beat a beginner', (_id, game) => {
  expect(shareOf(game, ['medium', 'easy'], 40)).toBeGreaterThan(0.55)
})

test('rajas: a search of few simulations beats good habits already', () => {
  const rajas = games.find(({ id }) => id === 'rajas')
  if (!rajas) throw new Error('no Rajas')
  expect(shareOf(rajas, ['hard', 'medium'], 2, { budget: 16 })).toBeGreaterThanOrEqual(0.5)
})

/** Each level beats the one below, by a margin beyond luck in few matches; `bench -- bots` plays many. */
import { expect, test, vi } from 'vitest'
import { games } from '../../src/games/all.ts'
import { shareOf } from './arena.ts'

// Generous timeout for a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const ids = games.map((game) => [game.id, game] as const)

test.each(ids)('%s: the easy level beats random players', (_id, game) => {
  expect(shareOf(game, ['easy', 'random'], 24)).toBeGreaterThan(0.6)
})

test.each(ids)('%s: the medium level beats the easy level', (_id, game) => {
  expect(shareOf(game, ['medium', 'easy'], 40)).toBeGreaterThan(0.55)
})

// Two matches are no statistics: with these seeds a search that looks ahead wins both of them.
test('rajas: the hard level wins two given matches against the medium level', () => {
  const rajas = games.find(({ id }) => id === 'rajas')
  if (!rajas) throw new Error('no Rajas')
  expect(shareOf(rajas, ['hard', 'medium'], 2, { budget: 16 })).toBe(1)
})

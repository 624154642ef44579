/** Steps are joined in one beat: a draw and each command that continues it join, a throw and another seat begin anew. */
import { expect, test } from 'vitest'
import { games } from '../../../src/games/all.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import { stepsOf } from '../../../src/kernel/journal.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { rested } from '../../../src/session/rest.ts'
import { actorOf, stepsOfBeat } from '../../../src/session/show/joined.ts'
import { openTable } from '../tables.ts'

function played(game: AnyGame) {
  const begun = start(game, game.seats.min)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const random = makeRandom('joined')
  return stepsOf(playOut(begun.match, random, (_match, _seat, legal) => random.pick(legal)))
}

function* beats(game: AnyGame) {
  const steps = played(game)
  for (let at = 0; at < steps.length;) {
    const count = stepsOfBeat(game, steps, at)
    yield steps.slice(at, at + count)
    at += count
  }
}

test.each(games.map((game) => [game.id, game] as const))(
  'a beat of %s has one actor, and a throw only at its beginning',
  (_, game) => {
    let joined = 0
    for (const beat of beats(game)) {
      const actors = new Set(
        beat.map((step) => actorOf(game, step)).filter((seat) => seat !== null),
      )
      expect(actors.size).toBeLessThan(2)
      for (const { input } of beat.slice(1)) {
        expect(input.kind === 'chance' && input.answer.kind === 'faces').toBe(false)
      }
      if (beat.length > 1) joined += 1
    }
    expect(joined).toBeGreaterThan(3)
  },
)

test('a worker of Rajas, a played card of Nagaraja and its room begin a beat of their own', () => {
  const own = new Set(['placeWorker', 'pass', 'playCard', 'placeRoom'])
  for (const game of [rajas as AnyGame, nagaraja as AnyGame]) {
    for (const beat of beats(game)) {
      for (const { input } of beat.slice(1)) {
        if (input.kind === 'command') expect(own).not.toContain(input.command.type)
      }
    }
  }
})

test('the session shows the whole first offer of Rajas in one beat', async () => {
  const { session } = openTable(rajas as AnyGame, 'hh')
  const shown = new Set<number>()
  session.onChange(() => void shown.add(session.head.shown()))
  session.wake()
  await rested(session)
  const steps = session.truth.steps()
  const draws = steps.findIndex(
    ({ input }) => input.kind !== 'chance' || input.answer.kind !== 'picks',
  )
  const offer = draws < 0 ? steps.length : draws
  expect(offer).toBeGreaterThan(8)
  expect([...shown].filter((number) => number > 0 && number < offer)).toEqual([])
  session.leave()
})

/** The standing beside each name agrees with the result at the end, and reveals no more than the view. */
import { expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { answerFrom } from '../../src/kernel/chance.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'

function played(game: AnyGame, seed: string): Match {
  const started = start(game, 2, {})
  if (!started.ok) throw new Error(started.refusal.code)
  const random = makeRandom(seed)
  let { match } = started
  for (let next = pendingOf(match)[0]; next; [next] = pendingOf(match)) {
    const outcome =
      next.kind === 'chance'
        ? submit(match, { kind: 'chance', id: next.id, answer: answerFrom(random, next.ask) })
        : submit(match, {
            kind: 'command',
            seat: next.seat,
            command: random.pick(legalFor(match, next.seat)),
          })
    if (!outcome.ok) throw new Error(outcome.refusal.code)
    match = outcome.match
  }
  return match
}

test.each(games)('$id: race agrees with result at the end', (game) => {
  const { state } = played(game, 'race')
  const race = game.race?.(game.view(state, 'director')) ?? []
  for (const { seat, score } of game.result(state)?.standings ?? []) {
    const numbers = Object.values(race[seat]?.score.parts ?? {}).map(Number)
    expect(numbers.map(Math.abs)).toContain(Math.abs(score))
  }
  expect(race.length).toBe(2)
})

test('Nagaraja: race does not count the opponent’s hidden amulets', () => {
  const { state } = played(nagaraja, 'amulets')
  const seen = nagaraja.view(state as never, 0)
  const hidden = { ...seen, players: seen.players.map((one) => ({ ...one, amulets: null })) }
  const scores = (view: unknown) =>
    (nagaraja as unknown as AnyGame).race?.(view).map(({ score }) => Number(score.parts?.['n'])) ??
    []
  const [own = 0] = scores(seen)
  const [bare = 0] = scores(hidden)
  const held = seen.players[0].amulets ?? []
  const worth = held.reduce((sum, id) => sum + (nagaraja.values.amulets[id]?.vp ?? 0), 0)
  expect(own - bare).toBe(worth)
})

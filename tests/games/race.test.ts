/** The standing beside each name agrees with the result at the end, and reveals no more than the view. */
import { expect, test } from 'vitest'
import { games } from '../../src/games/all.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { answerFrom } from '../../src/kernel/chance.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { legalFor, type Match, pendingOf, start, submit } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
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

/** Positions in the middle of matches of Nagaraja. */
function* positions(matches: number) {
  for (let i = 0; i < matches; i += 1) {
    const begun = start(nagaraja, 2, {})
    if (!begun.ok) throw new Error(begun.refusal.code)
    const random = makeRandom(`amulets ${i}`)
    for (let { match } = begun; pendingOf(match).length > 0; match = advance(match, random)) {
      yield match.state
    }
  }
}

test('Nagaraja: race counts the own amulets, and not those that the opponent holds unseen', () => {
  let held = 0
  for (const state of positions(12)) {
    for (const [seat, opponent] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const own = nagaraja.view(state, seat)
      const amulets = own.players[seat].amulets ?? []
      const worth = amulets.reduce((sum, id) => sum + (nagaraja.values.amulets[id]?.vp ?? 0), 0)
      if (worth === 0) continue
      held += 1
      const leadIn = (view: typeof own) => nagaraja.race?.(view)[seat]?.lead ?? 0
      expect(leadIn(own) - leadIn(nagaraja.view(state, opponent))).toBe(worth)
    }
  }
  expect(held).toBeGreaterThan(10)
})

/** The Border's bot: legal, deterministic, and clearly better than chance. */
import { describe, expect, test } from 'vitest'
import {
  expectedValues,
  bestKeptValues,
  poolCodeOf,
  fullCodes,
  valueOfFull,
} from '../../src/bots/border/dicePool.ts'
import { makeHeuristicBot } from '../../src/bots/heuristic.ts'
import { makeBorderBot, makeBorderMind } from '../../src/bots/border/index.ts'
import { randomBot } from '../../src/bots/index.ts'
import { border } from '../../src/games/border/index.ts'
import { oddsFrom } from '../../src/games/border/telling/chances.ts'
import type { Command } from '../../src/games/border/commands.ts'
import { legalFor } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { begin, complete, matchAt } from '../games/border/fixture.ts'

const borderBot = makeBorderBot(border.values)

/** True when the bot on seat `mine` takes first place against random players. */
function wins(seats: number, mine: number, seed: string): boolean {
  const match = playOut(begin(seats), makeRandom(seed), (now, seat, legal, random) =>
    seat === mine
      ? borderBot(border.view(now.state, seat), legal, seat, random)
      : (randomBot(null, legal, seat, random) as Command),
  )
  const standings = border.result(match.state)?.standings ?? []
  return standings.some(({ seat, place }) => seat === mine && place === 1)
}

describe('The Border’s bot', () => {
  test.each([
    [2, 5],
    [4, 4],
  ])('with %d seats beats random players in nearly all of %d matches', (seats, matches) => {
    let won = 0
    for (let i = 0; i < matches; i += 1) if (wins(seats, i % seats, `bot ${seats} ${i}`)) won += 1
    expect(won).toBeGreaterThanOrEqual(matches - 1)
  })
})

test('with the search weights beats itself with the tuned ones', () => {
  const mind = makeBorderMind(border.values)
  const closer = makeHeuristicBot(mind.searchMind ?? mind)
  let won = 0
  for (let i = 0; i < 60; i += 1) {
    const match = playOut(begin(2), makeRandom(`closer ${i}`), (now, seat, legal, random) =>
      (seat === i % 2 ? closer : borderBot)(border.view(now.state, seat), legal, seat, random),
    )
    const first = border.result(match.state)?.standings.filter(({ place }) => place === 1) ?? []
    if (first.some(({ seat }) => seat === i % 2)) won += 1 / first.length
  }
  expect(won).toBeGreaterThan(36)
}, 120_000)

describe('choices of The Border’s bot', () => {
  const choose = (match: ReturnType<typeof matchAt>, seat: number) =>
    borderBot(match.game.view(match.state, seat), legalFor(match, seat), seat, makeRandom('any'))

  test('complete a segment that closes a region', () => {
    const match = matchAt({
      sheets: ['A', 'B'],
      crossed: [[32, 33, 34, 40, 41, 46], []],
      faces: ['blue', 'blue', 'red', 'gray', 'green'],
    })
    const command = choose(match, 0)
    expect(command).toEqual(complete(match, 0, 47))
  })

  test('keep a colour that one more throw may complete, and throw the rest again', () => {
    const match = matchAt({
      sheets: ['A', 'B'],
      crossed: [[32, 33, 34, 40, 41, 46], []],
      faces: ['blue', 'red', 'yellow', 'green', 'gray'],
      throws: 2,
    })
    const command = choose(match, 0)
    expect(command.type).toBe('throwAgain')
    expect(command.type === 'throwAgain' && command.dice).not.toContain(0)
  })

  test('are deterministic for the same view', () => {
    const match = matchAt({
      sheets: ['C', 'D'],
      faces: ['red', 'red', 'gray', 'gray', 'blue'],
      throws: 1,
    })
    expect(choose(match, 0)).toEqual(choose(match, 0))
  })
})

test('agree with the exact odds in the expected values of throws', () => {
  const isGood = (code: number) => Math.floor(code / 36) % 6 >= 3
  const last = Float64Array.from(fullCodes, (code) => (isGood(code) ? 1 : 0))
  const one = bestKeptValues(expectedValues(last))
  const two = bestKeptValues(expectedValues(one))
  const shown = [2, 1, 1, 1, 0, 0]
  const needs = [0, 0, 3, 0, 0, 0]
  for (const [values, throws] of [
    [one, 1],
    [two, 2],
  ] as const) {
    const { ways, of } = oddsFrom(needs, shown, throws)
    expect(valueOfFull(values, poolCodeOf(shown))).toBeCloseTo(ways / of, 12)
  }
})

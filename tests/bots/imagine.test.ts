/** Determinization samples uniformly: every unseen component is equally likely in each hidden place. */
import { expect, test } from 'vitest'
import { imagine } from '../../src/bots/nagaraja/imagine.ts'
import { makeHeuristicBot } from '../../src/bots/heuristic.ts'
import { makeNagarajaMind } from '../../src/bots/nagaraja/index.ts'
import { makeRajasMind } from '../../src/bots/rajas/index.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { State } from '../../src/games/nagaraja/types.ts'
import { rajas } from '../../src/games/rajas/index.ts'
import { start } from '../../src/kernel/match.ts'
import { advance } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'

const box = nagaraja.values

/** A mid-match position in which seat 0 lays cards and the opponent has laid none. */
function midMatch(seed: string): State {
  const started = start(nagaraja, 2)
  if (!started.ok) throw new Error(started.refusal.code)
  let { match } = started
  const bot = makeHeuristicBot(makeNagarajaMind(box))
  const random = makeRandom(seed)
  for (;;) {
    const { phase, round, players } = match.state
    const isThere = phase.kind === 'call' && phase.seat === 0 && round >= 5
    if (isThere && players[1].laid.length === 0) return match.state
    if (match.state.ending) throw new Error('over too soon: another seed')
    match = advance(match, random, (now, seat, legal, dice) =>
      bot(nagaraja.view(now.state, seat), legal, seat, dice),
    )
  }
}

const worlds = 4000

/** The chi-square statistic of counts against expected values, and its degrees of freedom. */
function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0)
}

/**
 * The 0.9999 quantile of the chi-square distribution (Wilson-Hilferty approximation), above which
 * the test fails.
 */
function limit(freedom: number): number {
  const z = 3.72
  return freedom * (1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3
}

function tally(state: State, placesOf: (world: State) => readonly (readonly string[])[]) {
  const random = makeRandom('chi')
  const view = nagaraja.view(state, 0)
  const counts = new Map<string, number[]>()
  for (let i = 0; i < worlds; i += 1) {
    placesOf(imagine(box, view, 0, random)).forEach((things, place, all) => {
      for (const thing of things) {
        const row = counts.get(thing) ?? all.map(() => 0)
        row[place] = (row[place] ?? 0) + 1
        counts.set(thing, row)
      }
    })
  }
  return counts
}

/** Each component is found in each place as often as the place's share of all places. */
function expectEven(counts: ReadonlyMap<string, readonly number[]>): void {
  const rows = [...counts.values()]
  const sizes = rows[0]!.map((_, place) => rows.reduce((sum, row) => sum + row[place]!, 0))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const expected = sizes.map((size) => (worlds * size) / all)
  const used = expected.map((_, i) => i).filter((i) => expected[i]! > 0)
  const total = rows.reduce(
    (sum, row) =>
      sum +
      chiSquare(
        used.map((i) => row[i]!),
        used.map((i) => expected[i]!),
      ),
    0,
  )
  expect(rows.length).toBeGreaterThan(2)
  // Row and column totals are fixed, which removes one degree of freedom from each.
  const freedom = (rows.length - 1) * (used.length - 1)
  expect(total).toBeLessThan(limit(freedom))
  expect(total).toBeGreaterThan(freedom / 2)
}

test('imagine deals Nagaraja’s unseen cards uniformly to the opponent’s hand, deck and discards', () => {
  const state = midMatch('imagine 1')
  expect(state.discard.length).toBeGreaterThan(5)
  expectEven(tally(state, (world) => [world.players[1].hand, world.deck, world.discard]))
})

test('imagine deals Nagaraja’s relics uniformly behind closed slabs', () => {
  const state = midMatch('imagine 2')
  const closed = state.temples[0].marks.flatMap(({ shown, seen }, niche) =>
    shown || seen[0] ? [] : [niche],
  )
  expectEven(tally(state, ({ temples }) => closed.map((niche) => [temples[0].tokens[niche]!])))
})

test('imagine deals Nagaraja’s amulets uniformly to the stack and the crypts', () => {
  const state = midMatch('imagine 3')
  expect(state.hidden.length + state.players[1].amulets.length).toBeGreaterThan(0)
  expectEven(
    tally(state, ({ amulets, hidden, players }) => [
      amulets,
      hidden.map(({ amulet }) => amulet),
      players[1].amulets,
    ]),
  )
})

test('imagine gives Nagaraja’s laid cards one symbol, every possible set equally often', () => {
  const base = midMatch('imagine 4')
  const [own, other] = base.players
  const laid = other.hand
    .filter((card) => box.cards[card]!.symbol === box.cards[other.hand[0]!]!.symbol)
    .slice(0, 2)
  const hand = other.hand.filter((card) => !laid.includes(card))
  const state: State = { ...base, players: [own, { ...other, hand, laid }] }
  const view = nagaraja.view(state, 0)
  const random = makeRandom('laid')
  const bySymbol = new Map<string, number>()
  for (let i = 0; i < worlds; i += 1) {
    const there = imagine(box, view, 0, random).players[1].laid
    const symbols = new Set(there.map((card) => box.cards[card]!.symbol))
    expect(symbols.size).toBe(1)
    expect(there.length).toBe(laid.length)
    const symbol = [...symbols][0]!
    bySymbol.set(symbol, (bySymbol.get(symbol) ?? 0) + 1)
  }
  const unseen = [...base.deck, ...base.discard, ...other.hand]
  const ways = [...bySymbol.keys()].map((symbol) => {
    const n = unseen.filter((card) => box.cards[card]!.symbol === symbol).length
    return laid.length === 1 ? n : (n * (n - 1)) / 2
  })
  const all = ways.reduce((sum, n) => sum + n, 0)
  const expected = ways.map((n) => (worlds * n) / all)
  expect(chiSquare([...bySymbol.values()], expected)).toBeLessThan(limit(ways.length - 1))
})

test('imagine derives Rajas’ box as sets, independent of its order', () => {
  const started = start(rajas, 3)
  if (!started.ok) throw new Error(started.refusal.code)
  let { match } = started
  const mind = makeRajasMind(rajas.values)
  const random = makeRandom('sets')
  const sorted = (state: typeof match.state) =>
    Object.fromEntries(
      Object.entries({ ...state.box.below, white: state.box.white }).map(([key, list]) => [
        key,
        list.toSorted(),
      ]),
    )
  for (let n = 0; n < 200; n += 1) {
    match = advance(match, random)
    if (n % 10 > 0) continue
    const view = rajas.view(match.state, 0)
    expect(sorted(mind.imagine(view, 0, random))).toEqual(sorted(match.state))
  }
})

/** The search is deterministic, uses no hidden information, and finds obvious best choices. */
import { expect, test, vi } from 'vitest'
import { botFor, mindFor } from '../../src/bots/index.ts'
import { levels } from '../../src/bots/levels.ts'
import { makePlayer } from '../../src/bots/player.ts'
import { search } from '../../src/bots/search/index.ts'
import { botReasonOf } from '../../src/bots/why.ts'
import { games } from '../../src/games/all.ts'
import { answerAt, fits, waysOf } from '../../src/kernel/chance.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import type { KitParts } from '../kit/types.ts'
import { choicesIn } from './choicesIn.ts'

vi.setConfig({ testTimeout: 90_000 })

const budget = 40

test.each(games.map((game) => [game.id, game] as const))(
  '%s: the search depends on view, seed and budget only, not on hidden parts of the state',
  async (_id, game) => {
    const { kitParts } = (await import(`../games/${game.id}/kitParts.ts`)) as {
      kitParts: KitParts<unknown>
    }
    const random = makeRandom('other worlds')
    let others = 0
    for (const { match, seat, legal } of choicesIn(game, 'honest', 23)) {
      const there = kitParts.shuffle(match.state, seat, random)
      if (there !== match.state) others += 1
      for (const level of levels) {
        const bot = botFor(game, level, budget)
        const here = bot(game.view(match.state, seat), legal, seat, makeRandom('same'))
        const listThere = game.legal(game.view(there, seat), seat)
        const chosen = bot(game.view(there, seat), listThere, seat, makeRandom('same'))
        expect(chosen).toEqual(here)
      }
    }
    if (game.id !== 'border') expect(others).toBeGreaterThan(2)
  },
)

test('makePlayer gives the figures of every decision, and whyOf makes a reason of them', () => {
  for (const game of games) {
    const mind = mindFor(game)
    if (!mind) throw new Error(`${game.id} has no mind`)
    for (const { match, seat, legal } of choicesIn(game, 'why', 31)) {
      const view = game.view(match.state, seat)
      for (const level of levels) {
        const decided = makePlayer(game, mind, level, 12)(view, legal, seat, makeRandom('why'))
        expect(legal[decided.at]).toBeDefined()
        expect(decided.by).toBe(level === 'hard' ? 'search' : 'heuristic')
        if (level === 'hard') expect(decided.found?.candidates[0]?.at).toBe(decided.at)
        else expect(decided.worths).toHaveLength(legal.length)
        const why = botReasonOf(game, mind, view, legal, decided)
        expect(why?.key).toMatch(/^bots\.why\./)
        const named = game.label(legal[decided.at]!, view).line
        expect(JSON.stringify(why)).toContain(JSON.stringify(named))
      }
    }
  }
})

test('search spends its budget when several candidates remain', () => {
  const rajas = games.find(({ id }) => id === 'rajas') as AnyGame
  const mind = mindFor(rajas)
  if (!mind) throw new Error('no mind')
  for (const { match, seat, legal } of choicesIn(rajas, 'budget', 17)) {
    const view = rajas.view(match.state, seat)
    const question = { game: rajas, mind, seats: 2, view, legal, seat }
    const { candidates, playouts } = search(question, 60, makeRandom('b'))
    if (candidates.length === 1) expect(playouts).toBe(0)
    else {
      expect(playouts).toBeGreaterThan(30)
      expect(playouts).toBeLessThanOrEqual(60)
    }
  }
})

test('search stops early when the best candidate is certain, but not when candidates are close', () => {
  const border = games.find(({ id }) => id === 'border') as AnyGame
  const mind = mindFor(border)
  if (!mind) throw new Error('no mind')
  const spent: number[] = []
  for (const { match, seat, legal } of choicesIn(border, 'sure', 29)) {
    const view = border.view(match.state, seat)
    const question = { game: border, mind, seats: 2, view, legal, seat }
    spent.push(search(question, 400, makeRandom('s')).playouts)
  }
  expect(Math.min(...spent.filter((playouts) => playouts > 0))).toBeLessThan(200)
  expect(Math.max(...spent)).toBeGreaterThan(340)
})

test('answerAt enumerates all chance outcomes, each once', () => {
  const die = (id: string) => ({ id, kind: 'd6', skin: 'x', seat: 0 }) as const
  const asks = [
    { kind: 'throw', pieces: [die('a'), die('b')] },
    { kind: 'draw', of: 'x', from: 5, take: 2 },
  ] as const
  for (const ask of asks) {
    const ways = Array.from({ length: waysOf(ask) }, (_, way) => answerAt(ask, way))
    expect(ways.every((answer) => fits(ask, answer))).toBe(true)
    expect(new Set(ways.map((answer) => JSON.stringify(answer))).size).toBe(ways.length)
  }
  expect(waysOf(asks[0])).toBe(36)
  expect(waysOf(asks[1])).toBe(20)
})

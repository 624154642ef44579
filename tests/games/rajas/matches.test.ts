/** Complete matches: coverage, lengths of legal lists, pacing and speed of the bot, correctness of previews. */
import { describe, expect, test } from 'vitest'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import type { Event } from '../../../src/games/rajas/events.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { coverage, missingItems } from './coverage.ts'
import { botMatch } from './pacing.ts'
import { at, tableAt } from './fixture.ts'

const rajasBot = makeRajasBot(rajas.values)

describe('coverage', () => {
  test(
    'every tile, space, chamber, benefit and bonus occurs in random matches',
    { timeout: 60_000 },
    () => {
      expect(missingItems(coverage(240, 'd5'))).toEqual([])
    },
  )
})

describe('lists', () => {
  test('legal lists have at most 300 commands', () => {
    let longest = 0
    for (const options of [{}, { navaratna: true }]) {
      const begun = start(rajas, 4, options)
      if (!begun.ok) throw new Error(begun.refusal.code)
      const random = makeRandom('lists')
      let { match } = begun
      while (pendingOf(match).length > 0) {
        const { seat } = match.state.table.flow
        longest = Math.max(longest, legalFor(match, seat).length)
        match = advance(match, random)
      }
    }
    expect(longest).toBeLessThan(300)
    expect(longest).toBeGreaterThan(20)
  })
})

describe('the bot', () => {
  test.each([2, 3, 4])('ends a match of %i in 6 to 10 rounds', (seats) => {
    for (const seed of ['one', 'two', 'three']) {
      const { round } = botMatch(seats, {}, seed).table
      expect(round).toBeGreaterThanOrEqual(6)
      expect(round).toBeLessThanOrEqual(10)
    }
  })

  test('beats chance', () => {
    for (const seed of ['one', 'two', 'three']) {
      const begun = start(rajas, 2)
      if (!begun.ok) throw new Error(begun.refusal.code)
      const random = makeRandom(seed)
      let { match } = begun
      while (pendingOf(match).length > 0) {
        match = advance(match, random, (now, seat, legal, dice) =>
          seat === 0 ? rajasBot(now.state.table, legal, seat, dice) : dice.pick(legal),
        )
      }
      expect(rajas.result(match.state)?.standings[0]?.seat).toBe(0)
    }
  })
})

describe('preview', () => {
  const gained = (events: readonly Event[], type: 'fameGained' | 'coinsGained') =>
    events.reduce((sum, event) => sum + (event.type === type ? event.n : 0), 0)

  test('the preview of a tile equals its gains', () => {
    const tops = { 'orange-cow': 'orange-cow-5' } as const
    const people = [{ dice: 'orange 4, orange 4' }]
    const table = tableAt({ people, tops }).worker('quarry-1')
    table.play({ type: 'chooseTile', stack: 'orange-cow' })
    const place = { type: 'placeTile', cell: at('c2'), turn: 0 } as const
    const lines = rajas.preview?.(place, table.view) ?? []
    expect(lines).toEqual([
      { key: 'rajas.benefit.fame', parts: { n: 2 } },
      { key: 'rajas.benefit.coins', parts: { n: 1 } },
    ])
    const before = table.player()
    table.play(place).pay('orange 4', 'orange 4').draw()
    expect(table.player().fame - before.fame).toBe(2)
    expect(table.player().wealth - before.wealth).toBe(1)
    expect(gained(table.lastEvents(), 'fameGained')).toBe(2)
  })

  test('the preview of a space tells its cost and its gain', () => {
    const people = [{ dice: 'blue 1', cells: { c2: 'orange-cow-1', b2: 'blue-cow-2' } }]
    const table = tableAt({ people, workers: { 'harbour-1': 1 } })
    const keys = (space: string) =>
      (rajas.preview?.({ type: 'placeWorker', space }, table.view) ?? []).map(({ key }) => key)
    expect(keys('harbour-2')).toEqual(['rajas.cost.coins', 'rajas.cost.dieOf'])
    expect(keys('balcony-blue')).toEqual(['rajas.cost.die', 'rajas.benefit.colourDice'])
    expect(keys('goods')).toEqual(['rajas.benefit.differentGoods', 'rajas.benefit.coins'])
    expect(keys('good-tea')).toEqual(['rajas.cost.anyDie'])
    table.worker('good-tea')
    const pay = { type: 'payDie', die: table.dieLike('blue 1').id, flip: true } as const
    expect(rajas.preview?.(pay, table.view)).toEqual([
      { key: 'rajas.cost.karma', parts: { n: 1 } },
      { key: 'rajas.benefit.coins', parts: { n: 2 } },
    ])
    table.pay('blue 1!')
    expect(table.player().wealth).toBe(12)
  })

  test('the preview of a boat move mentions the worker at the bridge', () => {
    const table = tableAt({ people: [{ dice: 'blue 2', state: { boat: 20 } }] }).worker('harbour-1')
    table.pay('blue 2')
    const lines = rajas.preview?.({ type: 'moveBoat', space: 22 }, table.view) ?? []
    expect(lines.map(({ key }) => key)).toEqual(['rajas.gain.worker', 'rajas.benefit.anyDice'])
  })
})

describe('the map', () => {
  test('the map shows connected roads as connected lines', () => {
    const cells = { b1: 'orange-snake-1', c2: 'blue-snake-4' }
    const table = tableAt({ people: [{ cells }] })
    const panel = rajas.describe(table.view, 0).find(({ id }) => id === 'province-0')
    const grid = panel?.rows.find((row) => row.kind === 'grid')
    const drawn =
      grid?.kind === 'grid' ? grid.cells.map((row) => row.map((cell) => cell?.glyph)) : []
    expect(drawn.slice(0, 2)).toEqual([
      ['▒▒▒', '─┴─', '─⌂─', ' ○ ', '▒▒▒'],
      [' · ', ' ○ ', '─┼─', ' ○ ', ' · '],
    ])
  })
})

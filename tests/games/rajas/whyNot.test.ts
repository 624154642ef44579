/** The explanations of unavailable commands agree with the legal list and cite existing rules. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeRajasBot } from '../../../src/bots/rajas/index.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { stacks } from '../../../src/games/rajas/vocabulary.ts'
import { whyNotSpace, whyNotTile } from '../../../src/games/rajas/telling/whyNot.ts'
import { legalFor, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { root } from '../../architecture/imports.ts'
import { tableAt } from './fixture.ts'

const rajasRules = rajas.values

const rajasBot = makeRajasBot(rajas.values)

const known = readFileSync(join(root, 'src/games/rajas/rules.md'), 'utf8')

test.each([
  [2, {}],
  [4, {}],
  [3, { navaratna: true, ganga: true }],
])('%i players, %j: whyNot is null exactly for legal commands', (seats, options) => {
  const begun = start(rajas, seats, options)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const random = makeRandom(`why ${seats}`)
  const given = new Map<string, string>()
  let { match } = begun
  while (pendingOf(match).length > 0) {
    const { table } = match.state
    const { seat, wait } = table.flow
    const legal = legalFor(match, seat)
    if (wait.kind === 'place') {
      const free = (rajasRules.spaces[seats] ?? []).filter(
        (space) => whyNotSpace(rajasRules, table, seat, space) === null,
      )
      const spaces = legal.flatMap((c) => (c.type === 'placeWorker' ? [c.space] : []))
      expect(free.map(({ id }) => id).toSorted()).toEqual(spaces.toSorted())
      expect(rajas.asked?.(table, seat)).toHaveLength(table.spaces.length - spaces.length)
    }
    if (wait.kind === 'tile' && !wait.covering) {
      const free = stacks.filter(
        (stack) => table.stacks[stack].top !== null && !whyNotTile(rajasRules, table, seat, stack),
      )
      const tiles = legal.flatMap((c) => (c.type === 'chooseTile' ? [c.stack] : []))
      expect(free.toSorted()).toEqual(tiles.toSorted())
    }
    for (const { why, rule } of rajas.asked?.(table, seat) ?? []) given.set(why.key, rule ?? '')
    // No other seat gets explanations.
    expect(rajas.asked?.(table, (seat + 1) % seats)).toEqual([])
    match = advance(match, random, (now, actor, list, dice) =>
      actor === 1 ? dice.pick(list) : rajasBot(now.state.table, list, actor, dice),
    )
  }
  expect(given.size).toBeGreaterThan(7)
  for (const rule of given.values()) expect(known).toContain(`- [${rule}]`)
})

test('whyNot gives the rare reasons', () => {
  const key = (table: ReturnType<typeof tableAt>, id: string) => {
    const seats = table.view.players.length
    const space = (rajasRules.spaces[seats] ?? []).find((item) => item.id === id)
    return space && whyNotSpace(rajasRules, table.view, 0, space)?.why.key
  }
  const end = rajasRules.river.length - 1
  const dice = 'blue 1, orange 6'
  const sailed = tableAt({ people: [{ dice, state: { boat: end } }] })
  expect(key(sailed, 'harbour-1')).toBe('rajas.why.riverEnd')
  expect(key(sailed, 'chamber-6')).toBe('rajas.why.tooFar')
  expect(key(tableAt({ people: [{ dice: 'blue 5' }] }), 'chamber-5')).toBe('rajas.why.noCover')
  expect(key(tableAt({ people: [{ dice: '' }] }), 'good-tea')).toBe('rajas.why.noDie')
  expect(key(tableAt({ people: [{ dice }], seats: 3, workers: { goods: 0 } }), 'goods-2')).toBe(
    'rajas.why.once',
  )
  const poor = tableAt({ people: [{ dice, state: { wealth: 0 } }] })
  expect(key(poor, 'quarry-1')).toBe('rajas.why.coins')
})

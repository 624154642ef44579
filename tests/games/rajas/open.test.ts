/** Public facts are shown: roads of offered tiles, prices, next bonuses, workers to be won, tiles on slots. */
import { expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { loadDictionary } from '../../../src/words/load.ts'
import { makeVoice } from '../../../src/words/voice.ts'
import { drawnIn } from '../drawn.ts'
import { tableAt, type Table } from './fixture.ts'

const voice = makeVoice('en', await loadDictionary('en'), (seat) => `P${seat + 1}`)

/** The cells of a panel's tables and facts, as text. */
function told(table: Table, id: string): readonly string[] {
  const panel = rajas.describe(table.view, 0).find((one) => one.id === id)
  return (panel?.rows ?? []).flatMap((row) => {
    if (row.kind === 'table') return row.rows.map((cells) => cells.map(voice.say).join(' | '))
    if (row.kind === 'facts') {
      return row.facts.map(({ label, value }) => `${voice.say(label)}: ${voice.say(value)}`)
    }
    return []
  })
}

test('[R34] tiles on offer tell how their roads run, in the list of choices too', () => {
  const table = tableAt({
    people: [{ dice: 'blue 6, blue 6' }],
    tops: { 'blue-cow': 'blue-cow-5' },
  }).worker('quarry-1')
  const kinds = /(straight road|bend|fork|crossing) \(\+|empty/
  for (const row of told(table, 'offer')) {
    for (const cell of row.split(' | ').slice(1, 4)) expect(cell).toMatch(kinds)
  }
  for (const command of table.legal) {
    expect(voice.say(rajas.label(command, table.view).line)).toMatch(
      /· . (straight|bend|fork|cross)/,
    )
  }
})

test('[R34] roads are drawn in choices, of the tiles on offer and of each way in which one may lie', () => {
  const begun = tableAt({
    people: [{ dice: 'blue 6, blue 6' }],
    tops: { 'blue-cow': 'blue-cow-5' },
  }).worker('quarry-1')
  const drawnOf = (table: Table) =>
    table.legal.map((command) => drawnIn(rajas.label(command, table.view).line))
  for (const drawn of drawnOf(begun)) expect(drawn).toHaveLength(1)
  const laying = begun.play({ type: 'chooseTile', stack: 'blue-cow' })
  const ways = laying.legal.filter(({ type }) => type === 'placeTile')
  expect(ways.length).toBeGreaterThan(1)
  const cell = ways[0]?.type === 'placeTile' ? ways[0].cell : -1
  const turns = ways.filter((command) => command.type === 'placeTile' && command.cell === cell)
  const signs = turns.map((command) =>
    JSON.stringify(drawnIn(rajas.label(command, laying.view).line)),
  )
  expect(new Set(signs).size).toBe(turns.length)
})

test('[R21, R31, R50, R59, R74] spaces tell their price in coins and dice', () => {
  const rows = told(tableAt({ seats: 4 }), 'board')
  const find = (name: RegExp) => rows.filter((row) => name.test(row))
  expect(find(/^Quarry \|/)[0]).toMatch(/1 coin and dice of the tile’s colour/)
  expect(find(/^Harbour \|/).at(-1)).toMatch(/coins? and a die showing 1, 2 or 3/)
  expect(find(/^Palace .*balcony/i)[0]).toMatch(/(blue|green|orange|purple) die/)
  expect(rows.some((row) => row.endsWith(' | free | free'))).toBe(true)
})

test('[R86, R90, R91, R93] each player’s next bonuses, and the workers still to be won', () => {
  const spots = { bridge: 'waiting', fame: 'gone', wealth: 'active' } as const
  const state = { fame: 9, fameBonuses: 1, wealth: 21, wealthBonuses: 2, spots }
  const table = tableAt({ people: [{ state }] })
  const [first, second] = told(table, 'race')
  expect(first).toMatch(/24: 2 karma \| 33: 2 dice of any colour/)
  expect(second).toMatch(/5: .* \| 12: /)
  expect(told(table, 'province-0').join()).toMatch(/still to be won: the bridge behind space 20/)
  expect(told(table, 'province-1').join()).toMatch(
    /still to be won: the bridge behind space 20, fame 15 and wealth 20/,
  )
})

/** Navaratna: tiles laid on slots that a road has already reached, and incomes not gained yet. */
import { expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { linkedTiles } from '../../../src/games/rajas/rules/progress.ts'
import { preview } from '../../../src/games/rajas/telling/preview.ts'
import type { Player } from '../../../src/games/rajas/types.ts'
import { tableAt, type Table } from './fixture.ts'

const rajasRules = rajas.values

/**
 * One tile links NW and T2; the coins of NW reach the boat move of wealth 12, which leads to the
 * Dancer.
 */
function dancing(incomeOffer: readonly string[], state: Partial<Player> = {}): Table {
  const people = [{ dice: 'orange 5', state: { boat: 8, karma: 0, ...state } }]
  const tops = { 'orange-snake': 'orange-snake-6' } as const
  const options = { navaratna: true }
  const table = tableAt({ options, people, tops, table: { incomeOffer } }).worker('quarry-1')
  table.build('orange-snake', 'b1', 0, 'orange 5')
  expect(table.offered('takeIncome')).toEqual(['NW', 'T2'])
  return table
}

function toDancer(table: Table): Table {
  table.play({ type: 'takeIncome', income: 'NW' }, { type: 'moveBoat', space: 9 })
  return table.play({ type: 'visitChamber', chamber: 2 }).take('blue', 'blue').roll(1, 1)
}

const white7 = { type: 'chooseIncomeTile', tile: 'white-7' } as const

function stateOf(table: Table, seat: number, income: string): string | undefined {
  return cellOf(table, seat, income, -1)
}

function cellOf(table: Table, seat: number, income: string, at: number): string | undefined {
  const panel = rajas.describe(table.view, 0).find(({ id }) => id === `province-${seat}`)
  const rows = panel?.rows.flatMap((row) => (row.kind === 'table' ? row.rows : [])) ?? []
  const row = rows.find(([name]) => JSON.stringify(name).includes(`"${income}"`))
  const cell = row?.at(at)
  return cell && 'key' in cell ? cell.key : undefined
}

const lay = { type: 'layIncomeTile', slot: 'T2', tile: 'white-7' } as const

test('[G49, R109] a tile may be laid where the income is reached, gained or not', () => {
  const table = toDancer(dancing(['white-7']))
  expect(table.player().linked).toEqual(expect.arrayContaining(['NW', 'T2']))
  const slots = ['NE', 'NW', 'T2', 'T4'].map((slot) => `${slot} white-7`)
  expect(table.play(white7).offered('layIncomeTile')).toEqual(slots)
})

test('[G49, R106] such a tile pays nothing and does not count, and what waited is gained as printed', () => {
  const table = toDancer(dancing(['white-7']))
  const { wealth } = table.player()
  table.play(white7, lay).expectTurn(1)
  expect(table.player()).toMatchObject({ karma: 0, wealth: wealth + 2, slots: { T2: 'white-7' } })
  expect(linkedTiles(table.player())).toBe(0)
  expect(stateOf(table, 0, 'T2')).toBe('rajas.income.linked')
})

test('[G49, R106] a tile on a slot that was reached before does not pay when a road comes again', () => {
  const people = [
    { dice: 'orange 5', state: { linked: ['T2'], slots: { T2: 'white-7' }, idle: ['T2'] } },
  ]
  const tops = { 'orange-snake': 'orange-snake-6' } as const
  const table = tableAt({ options: { navaratna: true }, people, tops }).worker('quarry-1')
  const { karma } = table.player()
  table.build('orange-snake', 'b1', 0, 'orange 5')
  expect(table.player()).toMatchObject({ karma, linked: ['T2', 'NW'] })
})

test('[G49, R41] if none is laid, the printed income follows', () => {
  const table = toDancer(dancing(['white-7']))
  const { wealth } = table.player()
  table.play({ type: 'decline' }).expectTurn(1)
  expect(table.player().wealth).toBe(wealth + 2)
  expect(stateOf(table, 0, 'T2')).toBe('rajas.income.linked')
})

test('[G49, G52] the Dancer offers it even where every other slot is gained', () => {
  const linked = ['NE', 'T4']
  const table = toDancer(dancing(['white-7'], { linked, slots: { NE: 'white-1' } }))
  table.play(white7)
  expect(table.offered('layIncomeTile')).toEqual(['NW white-7', 'T2 white-7', 'T4 white-7'])
})

test('[G49] before it is laid, and in the panel afterwards, it says that it pays nothing', () => {
  const table = toDancer(dancing(['white-7']))
  expect(preview(rajasRules, lay, table.view).map(({ key }) => key)).toEqual(['rajas.gain.idle'])
  const elsewhere = { ...lay, slot: 'NE' }
  expect(preview(rajasRules, elsewhere, table.view).map(({ key }) => key)).toEqual([
    'rajas.benefit.karma',
  ])
  table.play(white7, lay)
  expect(cellOf(table, 0, 'T2', 2)).toBe('rajas.income.idle')
})

test('[R106] a tile on a slot is marked in the panel as one', () => {
  const table = toDancer(dancing(['white-7'])).play(white7, { ...lay, slot: 'NE' })
  expect(cellOf(table, 0, 'NE', 2)).toBe('rajas.income.tile')
  expect(cellOf(table, 0, 'T4', 2)).not.toBe('rajas.income.tile')
})

test('[G49] an income is shown as gained only when its turn has come', () => {
  const table = dancing(['white-7'])
  const states = () => ['NW', 'T2', 'NE'].map((income) => stateOf(table, 0, income))
  const [open, linked] = ['rajas.income.open', 'rajas.income.linked']
  expect(states()).toEqual([open, open, open])
  toDancer(table)
  expect(states()).toEqual([linked, open, open])
})

test('[R117, G51] laying shows what a tile gives, not what it would give today', () => {
  const people = [{ dice: 'blue 2', state: { linked: ['T2'], slots: { T2: 'white-1' } } }]
  const incomeOffer = ['brown-4', 'white-2']
  const scene = { options: { navaratna: true }, people, table: { incomeOffer } }
  const table = tableAt(scene).worker('chamber-2').pay('blue 2').take('blue', 'blue').roll(1, 1)
  table.play({ type: 'chooseIncomeTile', tile: 'brown-4' })
  const shown = table.legal.flatMap((command) =>
    command.type === 'layIncomeTile' && command.tile === 'brown-4'
      ? [preview(rajasRules, command, table.view).map(({ key }) => key)]
      : [],
  )
  expect(shown).toEqual([
    ['rajas.benefit.coinsPerIncomeConnected'],
    ['rajas.benefit.coinsPerIncomeConnected'],
  ])
})

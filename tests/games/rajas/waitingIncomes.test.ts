/** Navaratna: an income that a road has reached waits for its turn, and until then its slot is free. */
import { expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { preview } from '../../../src/games/rajas/telling/preview.ts'
import type { Player } from '../../../src/games/rajas/types.ts'
import { tableAt, type Table } from './fixture.ts'

const rajasRules = rajas.values

/** One tile links NW and T2; NW brings the coins to the boat step of wealth 12, and that leads to the Dancer. */
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
  return table.play({ type: 'visitChamber', chamber: 2 }, { type: 'stopTaking' })
}

function stateOf(table: Table, seat: number, income: string): string | undefined {
  const panel = rajas.describe(table.view, 0).find(({ id }) => id === `province-${seat}`)
  const rows = panel?.rows.flatMap((row) => (row.kind === 'table' ? row.rows : [])) ?? []
  const row = rows.find(([name]) => JSON.stringify(name).includes(`"${income}"`))
  const last = row?.at(-1)
  return last && 'key' in last ? last.key : undefined
}

const lay = { type: 'layIncomeTile', slot: 'T2', tile: 'white-7' } as const

test('[G49, R109] a tile may be laid where the income is reached but not yet gained', () => {
  const table = toDancer(dancing(['white-7']))
  expect(table.player().linked).toEqual(expect.arrayContaining(['NW', 'T2']))
  expect(table.offered('layIncomeTile')).toEqual(['NE white-7', 'T2 white-7', 'T4 white-7'])
})

test('[G49, R106, G12] then the tile is gained in its turn instead of the printed income', () => {
  const table = toDancer(dancing(['white-7'])).play(lay)
  const { wealth } = table.player()
  table.play({ type: 'takeKarma', n: 1 }).expectTurn(1)
  expect(table.player()).toMatchObject({ karma: 1, wealth, slots: { T2: 'white-7' } })
})

test('[G49, R41] if none is laid, the printed income follows, and the slot is free no more', () => {
  const table = toDancer(dancing(['white-7']))
  const { wealth } = table.player()
  table.play({ type: 'decline' }).expectTurn(1)
  expect(table.player().wealth).toBe(wealth + 2)
  expect(stateOf(table, 0, 'T2')).toBe('rajas.income.linked')
})

test('[G49, G52] the Dancer offers it even where no other slot is free', () => {
  const table = toDancer(dancing(['white-7'], { linked: ['NE', 'T4'] }))
  expect(table.offered('layIncomeTile')).toEqual(['T2 white-7'])
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
  const table = tableAt(scene).worker('chamber-2').pay('blue 2').play({ type: 'stopTaking' })
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

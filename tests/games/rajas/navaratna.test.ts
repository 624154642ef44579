/** Navaratna: the other sides, income tiles on slots, brown tiles, the dancer, and missed turns. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { amountOf } from '../../../src/games/rajas/rules/progress.ts'
import type { Event } from '../../../src/games/rajas/events.ts'
import type { Benefit } from '../../../src/games/rajas/data/benefits.ts'
import { fresh, tableAt, type Table } from './fixture.ts'

const rajasRules = rajas.values

const options = { navaratna: true }

function amount(table: Table, id: string) {
  const benefit = rajasRules.incomeTiles[id]?.benefit as Benefit
  return amountOf(rajasRules, table.view, 0, benefit)
}

function begun(seats: number): Table {
  const table = fresh(seats, options)
  for (let i = 0; i < 12; i += 1) table.draw()
  for (let seat = 0; seat < seats; seat += 1) table.roll(1, 1, 1, 1 + ((seat + 1) % seats))
  return table
}

describe('set-up', () => {
  test('[R101, R102, R103] six workers at most, eight dice, the back of the province', () => {
    const table = fresh(2, options)
    expect(table.view.workerCap).toBe(6)
    expect(table.player()).toMatchObject({ capacity: 8, side: 'back' })
    const slots = Object.values(rajasRules.back.incomes).map((income) => income.slot)
    expect(slots.filter((slot) => slot === 'brown')).toHaveLength(2)
    expect(slots).not.toContain(null)
    expect(Object.values(rajasRules.front.incomes).every((income) => income.slot === null)).toBe(
      true,
    )
  })

  test('[R104, R105, G54] a random brown tile each, in turn order, then all others lie open', () => {
    const table = begun(3)
    const { first } = table.view
    expect(first).toBe(2)
    table.draw(0)
    expect(table.view.flow.seat).toBe(2)
    expect(table.offered('layIncomeTile')).toEqual(['BL brown-1', 'BR brown-1'])
    expect(table.offered('decline')).toEqual([])
    table.play({ type: 'layIncomeTile', slot: 'BR', tile: 'brown-1' }).draw(0)
    expect(table.view.flow.seat).toBe(0)
    table.play({ type: 'layIncomeTile', slot: 'BL', tile: 'brown-2' }).draw(4)
    table.play({ type: 'layIncomeTile', slot: 'BL', tile: 'brown-7' }).expectTurn(2)
    expect(table.view.incomeOffer).toHaveLength(8 + 9 + 6 + 4)
    expect(table.view).toMatchObject({ whiteLeft: 0, round: 1 })
  })

  test('[R107] white, yellow and red tiles give dice, coins, an upgrade, a boat step or karma', () => {
    const kinds = (id: string) => rajasRules.incomeTiles[id]?.benefit.kind
    expect(['white-1', 'white-3', 'white-5', 'white-7'].map(kinds)).toEqual([
      'anyDice',
      'coins',
      'upgrade',
      'karma',
    ])
    expect(['yellow-1', 'yellow-5', 'yellow-7', 'red-1', 'red-5'].map(kinds)).toEqual([
      'colourDice',
      'coins',
      'boatNextFree',
      'anyDice',
      'all',
    ])
  })
})

describe('income tiles', () => {
  test('[R106, R108] a tile replaces the printed income and comes after the province tile', () => {
    const tops = { 'orange-snake': 'orange-snake-6' } as const
    const people = [{ dice: 'orange 5', state: { slots: { T2: 'white-7' }, karma: 0 } }]
    const offer = rajasRules.incomeTiles
    const incomeOffer = Object.keys(offer).filter((id) => id !== 'white-7')
    const table = tableAt({ options, people, tops, table: { incomeOffer } }).worker('quarry-1')
    table.build('orange-snake', 'b1', 0, 'orange 5')
    expect(table.player()).toMatchObject({ fame: 2, wealth: 9 })
    table.play({ type: 'takeIncome', income: 'T2' }, { type: 'takeKarma', n: 1 })
    expect(table.player()).toMatchObject({ karma: 1, wealth: 9 + 3, slots: { T2: 'white-7' } })
    expect(table.view.incomeOffer).not.toContain('white-7')
  })

  test('[R109, R112, G49] the Dancer: two dice, then any tile on a free slot of its colour', () => {
    const people = [{ dice: 'blue 2', state: { slots: { L4: 'red-1' }, linked: ['R4', 'NW'] } }]
    const incomeOffer = ['brown-1', 'red-2', 'white-1']
    const table = tableAt({ options, people, table: { incomeOffer } }).worker('chamber-2')
    table.pay('blue 2').take('blue', 'blue').roll(1, 1)
    expect(table.offered('chooseIncomeTile')).toEqual(incomeOffer)
    expect(table.offered('decline')).toHaveLength(1)
    table.play({ type: 'chooseIncomeTile', tile: 'white-1' })
    expect(table.offered('layIncomeTile')).toEqual(
      ['NE', 'NW', 'T2', 'T4'].map((slot) => `${slot} white-1`),
    )
    table.play({ type: 'layIncomeTile', slot: 'T4', tile: 'white-1' }).expectTurn(1)
    expect(table.player().slots).toMatchObject({ T4: 'white-1' })
  })

  test('[G52] without a free slot the Dancer gives dice only', () => {
    const slots = { L4: 'red-1', R4: 'red-3' }
    const people = [{ dice: 'blue 2', state: { slots } }]
    const table = tableAt({ options, people, table: { incomeOffer: ['red-2'] } }).worker(
      'chamber-2',
    )
    table.pay('blue 2').take('blue', 'blue').roll(1, 1).expectTurn(1)
  })
})

describe('brown tiles', () => {
  const cells = { b1: 'orange-cow-4', c2: 'blue-cow-2', d1: 'green-cow-5', d2: 'blue-cow-3' }
  const levels = { fort: 1, mill: 2, palace: 0, temple: 0 }
  const state = {
    levels,
    boat: 11,
    workers: 4,
    unplaced: 2,
    linked: ['BL', 'T2', 'NW'],
    slots: { BL: 'brown-4', T2: 'white-1' },
  }
  const table = tableAt({ options, people: [{ cells, state }] })

  test('[R113, R114, G51] 1 fame per tile with a market', () => {
    expect(amount(table, 'brown-1')).toEqual({ track: 'fame', n: 3 })
  })

  test('[R115, G51] 1 fame per 3 river spaces, rounded down', () => {
    expect(amount(table, 'brown-2')).toEqual({ track: 'fame', n: 3 })
  })

  test('[R116] 1 coin per building', () => {
    expect(amount(table, 'brown-3')).toEqual({ track: 'wealth', n: 3 })
  })

  test('[R117, G51] 2 coins per connected income tile, itself included, printed ones not', () => {
    expect(amount(table, 'brown-4')).toEqual({ track: 'wealth', n: 4 })
  })

  test('[R118, G50] 2 fame per bend: forks, straights and crossings do not count', () => {
    expect(amount(table, 'brown-5')).toEqual({ track: 'fame', n: 4 })
  })

  test('[R119] 2 coins per upgrade', () => {
    expect(amount(table, 'brown-6')).toEqual({ track: 'wealth', n: 6 })
  })

  test('[R120, G51] 1 fame per active worker, placed ones too', () => {
    expect(amount(table, 'brown-7')).toEqual({ track: 'fame', n: 4 })
  })

  test('[G15, E30] the upgrade of fame 5 does not count for it in the same turn', () => {
    const late = tableAt({ options, people: [{ cells, state: { ...state, late: 'mill' } }] })
    expect(amount(late, 'brown-6')).toEqual({ track: 'wealth', n: 4 })
  })
})

describe('missed turns', () => {
  const poor = { state: { workers: 4, unplaced: 0 } }
  const offered = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'tileOffered' ? [event.seat] : []))

  test('[R110, E22] 4 workers against 5: one tile in the missed turn, and no second one', () => {
    const people = [{ state: { workers: 5, unplaced: 2 } }, poor]
    const table = tableAt({ options, people, table: { incomeOffer: ['white-1', 'red-1'] } })
    table.worker('terrace').play({ type: 'decline' })
    expect(offered(table.lastEvents())).toEqual([1])
    table.play({ type: 'chooseIncomeTile', tile: 'white-1' })
    table.play({ type: 'layIncomeTile', slot: 'T2', tile: 'white-1' }).expectTurn(0)
    table.worker('terrace-2').rest()
    expect(table.view.round).toBe(3)
  })

  test('[R111, R112, G53] with two more a second offer; declining uses one', () => {
    const people = [{ state: { workers: 6, unplaced: 3, wealth: 0 } }, poor]
    const table = tableAt({ options, people, table: { incomeOffer: ['white-1', 'red-1'] } })
    table.worker('terrace')
    expect(table.player(1).offers).toBe(1)
    table.play({ type: 'decline' }).expectTurn(0).worker('terrace-2')
    expect(table.player(1).offers).toBe(2)
    table.play({ type: 'decline' }).expectTurn(0).worker('garden-blue').take('blue').roll(1)
    expect(table.view.round).toBe(3)
  })

  test('[G53] no offer in the closing cycle, nor to a player who still has a worker', () => {
    const rich = { fame: 60, fameBonuses: 4, workers: 6, unplaced: 3 }
    const table = tableAt({ options, people: [{ state: rich }, poor] }).worker('garden-blue')
    table.take('blue').roll(1)
    expect(table.wait.kind).toBe('over')
    const holding = { state: { workers: 3, unplaced: 1 } }
    tableAt({ options, people: [{ state: { workers: 5, unplaced: 2, wealth: 0 } }, holding] })
      .worker('terrace')
      .expectTurn(1)
  })
})

/** The table before the first round: components, first throws, first player, start coins. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { colours, stacks } from '../../../src/games/rajas/vocabulary.ts'
import { pendingOf } from '../../../src/kernel/match.ts'
import { fresh, type Table } from './fixture.ts'
import { kitParts } from './kitParts.ts'

const rajasRules = rajas.values

function revealed(table: Table): Table {
  for (let i = 0; i < 12; i += 1) table.draw()
  return table
}

function countOf(seats: number, kind: string): number {
  return (rajasRules.spaces[seats] ?? []).filter((space) => space.kind === kind).length
}

describe('boards', () => {
  test('[R1, R2, R31] spaces and costs depend on the side, covers hide spaces for three', () => {
    const coins = (seats: number, kind: string) =>
      (rajasRules.spaces[seats] ?? []).flatMap((space) =>
        space.kind === kind ? [space.coins] : [],
      )
    expect([2, 3, 4].map((seats) => rajasRules.spaces[seats]?.length)).toEqual([28, 34, 37])
    expect(coins(4, 'quarry')).toEqual([1, 2, 3, 3, 4, 4, 4, 4])
    expect(coins(3, 'quarry')).toEqual([1, 2, 3, 3, 4, 4])
    expect(coins(2, 'quarry')).toEqual([1, 2, 3, 4, 4])
    expect(coins(4, 'harbour')).toEqual([0, 1, 1, 2, 2])
    expect(countOf(3, 'harbour')).toBe(4)
  })

  test('[R18] every space belongs to quarry, market, palace or harbour', () => {
    const areas = new Set(rajasRules.spaces[4]?.map((space) => space.area))
    expect([...areas].toSorted()).toEqual(['harbour', 'market', 'palace', 'quarry'])
  })
})

describe('components', () => {
  const table = fresh(4)

  test('[R3] 48 dice, 12 of each colour', () => {
    const dice = colours.map((colour) => rajasRules.dice[colour].length)
    expect(dice).toEqual([12, 12, 12, 12])
  })

  test('[R4] 64 tiles in 12 stacks, only tops face the players', () => {
    expect(Object.keys(rajasRules.tiles)).toHaveLength(64)
    expect(stacks).toHaveLength(12)
    expect(stacks.every((stack) => table.view.stacks[stack].top === null)).toBe(true)
    const shown = revealed(fresh(4)).view.stacks
    for (const stack of stacks) expect(rajasRules.tiles[shown[stack].top ?? '']?.stack).toBe(stack)
  })

  test('[R5, R6] eight white tiles face down, the other income and river tiles in the box', () => {
    expect(table.view.whiteLeft).toBe(8)
    expect(table.view.incomeOffer).toEqual([])
    const places = kitParts.census(table.match.state)
    expect([places.get('yellow-1'), places.get('red-1'), places.get('brown-1')]).toEqual(
      Array(3).fill('box'),
    )
    expect(places.get('river-1')).toBe('box')
  })

  test('[R7, R8, R9, R10] six workers, three of them waiting; the markers at their starts', () => {
    const player = table.player(3)
    expect(player).toMatchObject({ fame: 0, boat: 0, karma: 1, workers: 3, unplaced: 3 })
    expect(player.spots).toEqual({ bridge: 'waiting', fame: 'waiting', wealth: 'waiting' })
    expect(player.levels).toEqual({ fort: 0, mill: 0, palace: 0, temple: 0 })
    expect(player).toMatchObject({ side: 'front', capacity: 10, wealthBonuses: 0 })
    expect(rajasRules.wealth[0]?.at).toBe(12)
    const places = [...kitParts.census(table.match.state)].filter(([id]) => id.endsWith('of 2'))
    expect(places).toHaveLength(6 + 4 + 5)
  })
})

describe('first throws', () => {
  test('[R11] each rolls one die of every colour', () => {
    const table = revealed(fresh(3))
    const [owed] = pendingOf(table.match)
    const asked = owed?.kind === 'chance' && owed.ask.kind === 'throw' ? owed.ask.pieces : []
    expect(asked.map((piece) => piece.skin)).toEqual([...colours])
    expect(asked.every((piece) => piece.seat === 0)).toBe(true)
    table.roll(1, 2, 3, 4)
    expect(table.player(0).dice.map((die) => die.value)).toEqual([1, 2, 3, 4])
  })

  test('[R12, R13, E1] the lowest total begins and start coins rise clockwise', () => {
    const table = revealed(fresh(4))
    table.roll(6, 6, 6, 6).roll(5, 5, 5, 5).roll(1, 1, 1, 1).roll(4, 4, 4, 4)
    expect(table.view.first).toBe(2)
    expect(table.view.players.map((player) => player.wealth)).toEqual([5, 6, 3, 4])
    table.expectTurn(2)
  })

  test('[G1] chance decides between equal totals only', () => {
    const table = revealed(fresh(3)).roll(6, 6, 6, 6).roll(1, 2, 3, 4).roll(4, 3, 2, 1)
    expect(table.wait).toEqual({ kind: 'firstPlayer', tied: [1, 2] })
    table.draw(1)
    expect(table.view.first).toBe(2)
  })
})

/** The palace: terrace, balconies, and the six chambers but the master builder's. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { pendingOf } from '../../../src/kernel/match.ts'
import { tableAt } from './fixture.ts'

const rajasRules = rajas.values

describe('open palace', () => {
  test('[R57, G27] 2 coins, then chosen dice are rerolled together, once', () => {
    const table = tableAt({ people: [{ dice: 'blue 1, green 2, purple 6' }] }).worker('terrace')
    expect(table.player().wealth).toBe(12)
    const [blue, green] = table.player().dice
    table.play({ type: 'decline' })
    table.play({ type: 'pickDie', die: green?.id ?? '' }, { type: 'pickDie', die: blue?.id ?? '' })
    table.play({ type: 'rerollDice' }).roll(5, 6)
    expect(table.player().dice.map((die) => die.value)).toEqual([5, 6, 6])
    table.expectTurn(1)
  })

  test('[R57] all dice may be kept', () => {
    const table = tableAt({ people: [{ dice: 'blue 1', state: { wealth: 0 } }] }).worker('terrace')
    table.play({ type: 'keepDice' }).expectTurn(1)
    expect(table.player().dice).toMatchObject([{ value: 1 }])
  })

  test('[G14, E33] terrace at W 32: two dice of any colours, then a reroll that may include them', () => {
    const state = { wealth: 32, wealthBonuses: 2 }
    const table = tableAt({ people: [{ dice: 'blue 1', state }] }).worker('terrace')
    expect(table.player()).toMatchObject({ wealth: 34, wealthBonuses: 3 })
    table.take('green', 'green').roll(1, 2)
    expect(table.wait.kind).toBe('rerollChoice')
    expect(table.offered('pickDie')).toHaveLength(3)
  })

  test('[R59, E11] the blue balcony takes any blue die and gives two orange ones', () => {
    const table = tableAt({ people: [{ dice: 'blue 6, green 1' }] }).worker('balcony-blue')
    expect(table.offered('payDie')).toHaveLength(1)
    table.pay('blue 6').take('orange', 'orange').roll(2, 3)
    expect(table.player().dice.map((die) => die.colour)).toEqual(['green', 'orange', 'orange'])
    const swaps = rajasRules.edition.palace.balconies.map(({ payDie, effect }) => [payDie, effect])
    expect(swaps).toMatchObject([
      ['orange', { colours: ['purple', 'purple'] }],
      ['purple', { colours: ['green', 'green'] }],
      ['green', { colours: ['blue', 'blue'] }],
      ['blue', { colours: ['orange', 'orange'] }],
    ])
  })

  test('[G13] karma is taken, and dice as long as there is room; a die that needs room may be left', () => {
    const table = tableAt({ people: [{ dice: 'blue 3' }] })
      .worker('chamber-3')
      .pay('blue 3')
    expect(table.legal).toEqual([{ type: 'takeKarma', n: 2 }])
    table.play({ type: 'takeKarma', n: 2 })
    expect(table.offered('takeDie')).toHaveLength(4)
    expect(table.offered('stopTaking')).toEqual([])
    const full =
      'blue 1, blue 1, blue 2, blue 2, blue 3, green 1, green 1, green 2, green 2, green 3'
    const table2 = tableAt({ people: [{ dice: full }] }).worker('garden-orange')
    expect(table2.offered('stopTaking')).toHaveLength(1)
    table2.play({ type: 'stopTaking' })
    expect(table2.player().dice).toHaveLength(10)
  })

  test('[G23] colours that are due anyway come one after the other, where all of them fit', () => {
    const cells = { b1: 'orange-snake-1' }
    const river = Array.from(rajasRules.river, () => null as string | null)
    const tile = Object.entries(rajasRules.riverTiles).find(
      ([, benefit]) => benefit.kind === 'colourDice' && new Set(benefit.colours).size > 1,
    )
    river[1] = tile?.[0] ?? null
    const people = [{ dice: 'blue 1', cells }]
    const table = tableAt({ people, options: { ganga: true }, table: { river } })
    table.worker('harbour-1').pay('blue 1')
    expect(table.wait.kind).toBe('dice')
    expect(table.legal).toHaveLength(1)
  })
})

describe('chambers', () => {
  test('[R60] exactly the number of the chamber, in any colour', () => {
    const person = { dice: 'blue 3, green 4, purple 3', state: { karma: 0 } }
    const table = tableAt({ people: [person] })
    expect(table.offered('placeWorker').filter((id) => id.startsWith('chamber'))).toEqual([
      'chamber-3',
      'chamber-4',
    ])
    expect(table.worker('chamber-3').offered('payDie')).toHaveLength(2)
  })

  test('[R61, R96] the Great Mogul gives 2 fame, and the elephant at the end of the round', () => {
    const people = [{ state: { unplaced: 0 } }, { dice: 'blue 1', state: { unplaced: 1 } }]
    const table = tableAt({ seats: 3, turn: 1, people: [...people, { state: { unplaced: 1 } }] })
    table.worker('chamber-1').pay('blue 1')
    expect(table.player(1).fame).toBe(2)
    expect(table.view).toMatchObject({ first: 0, nextFirst: 1 })
    table.worker('terrace').rest()
    expect(table.view).toMatchObject({ round: 3, first: 1, nextFirst: null })
  })

  test('[R62, G43] the Dancer gives two dice, then the top white tile, which is discarded first', () => {
    const table = tableAt({ people: [{ dice: 'blue 2' }] })
      .worker('chamber-2')
      .pay('blue 2')
    table.take('blue', 'blue').roll(1, 1)
    const at = table.match.state.box.white.indexOf('white-3')
    table.draw(at)
    expect(table.view.whiteDiscards).toEqual(['white-3'])
    expect(table.player().wealth).toBe(13)
  })

  test('[R63, G43] only a draw from the empty stack shuffles the discards', () => {
    const table = tableAt({ people: [{ dice: 'blue 2' }, { dice: 'blue 2' }] })
    const { state } = table.match
    const seven = state.box.white.filter((tile) => tile !== 'white-8')
    table.match = {
      ...table.match,
      state: {
        table: { ...state.table, whiteLeft: 1, whiteDiscards: seven },
        box: { ...state.box, white: ['white-8'] },
      },
    }
    table.worker('chamber-2').pay('blue 2').take('blue', 'blue').roll(1, 1)
    expect(table.view).toMatchObject({ whiteLeft: 0 })
    expect(table.view.whiteDiscards).toHaveLength(8)
    const next = table.rest().view
    expect(next.whiteLeft).toBe(0)
    const spaces = next.spaces.map(() => null)
    table.match = {
      ...table.match,
      state: { ...table.match.state, table: { ...next, spaces } },
      memo: { pending: null, legal: [] },
    }
    table.worker('chamber-2').pay('blue 2').take('blue', 'blue').roll(1, 1)
    expect(table.lastEvents()).toContainEqual({ type: 'whiteTilesShuffled' })
    const [owed] = pendingOf(table.match)
    expect(owed).toMatchObject({ ask: { kind: 'draw', from: 8, take: 1 } })
  })

  test('[R64, G14] the Yogi gives 2 karma and then a die', () => {
    const table = tableAt({ people: [{ dice: 'blue 3' }] })
      .worker('chamber-3')
      .pay('blue 3')
    expect(table.wait.kind).toBe('karma')
    table.play({ type: 'takeKarma', n: 2 })
    expect(table.wait.kind).toBe('dice')
    expect(table.player().karma).toBe(3)
  })

  test('[R48, R65, G14, E18] the Raja gives an upgrade of choice, then 3 coins', () => {
    const table = tableAt({ people: [{ dice: 'blue 4' }] })
      .worker('chamber-4')
      .pay('blue 4')
    expect(table.player().wealth).toBe(10)
    table.play({ type: 'upgrade', building: 'temple' })
    expect(table.player().wealth).toBe(13)
    expect(table.player().levels.temple).toBe(1)
    const { fameByLevel } = table.rules.edition.upgrades
    expect([fameByLevel[0], fameByLevel[1]]).toEqual([2, 3])
  })

  test('[R73, G40] the Portuguese moves exactly 6 unoccupied spaces, or is closed', () => {
    const state = { boat: 1 }
    const people = [{ dice: 'blue 6', state }, { state: { boat: 4 } }]
    const table = tableAt({ people }).worker('chamber-6').pay('blue 6')
    expect(table.player()).toMatchObject({ boat: 8 })
    const free = (boat: number, other: number) =>
      tableAt({ people: [{ dice: 'blue 6', state: { boat } }, { state: { boat: other } }] })
        .offered('placeWorker')
        .includes('chamber-6')
    expect([free(24, 0), free(24, 27), free(24, 30), free(25, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

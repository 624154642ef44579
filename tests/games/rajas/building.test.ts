/** The quarry: choosing, paying, laying, turning, yields and the incomes that roads link. */
import { describe, expect, test } from 'vitest'
import { closesLastRoad } from '../../../src/games/rajas/rules/roads.ts'
import { rajas } from '../../../src/games/rajas/index.ts'
import { at, tableAt } from './fixture.ts'

const rajasRules = rajas.values

describe('buying', () => {
  test('[R26, R32, E2] blue 3 and blue 5 buy blue 7, the surplus is lost', () => {
    const table = tableAt({
      people: [{ dice: 'blue 3, blue 5, green 6' }],
      tops: { 'blue-cow': 'blue-cow-3' },
    })
    table.worker('quarry-1')
    expect(table.offered('chooseTile')).toContain('blue-cow')
    table.build('blue-cow', 'c2', 0, 'blue 3', 'blue 5')
    expect(table.player().dice).toMatchObject([{ colour: 'green' }])
    expect(table.player().cells[at('c2')]?.tile).toBe('blue-cow-3')
  })

  test('[R24, R33, E3] a space for 1 coin and two orange dice buy orange 9', () => {
    const table = tableAt({
      people: [{ dice: 'orange 4, orange 5' }],
      tops: { 'orange-cow': 'orange-cow-3' },
    })
    table.worker('quarry-1').build('orange-cow', 'b1', 0, 'orange 4', 'orange 5')
    expect(table.player().cells[at('b1')]?.tile).toBe('orange-cow-3')
    expect(table.view.supply.orange).toHaveLength(10 + 2)
  })

  test('[R32] only tiles within reach in their own colour are offered', () => {
    const tops = { 'blue-snake': 'blue-snake-1', 'green-snake': 'green-snake-1' } as const
    const table = tableAt({ people: [{ dice: 'blue 3', state: { karma: 0 } }], tops })
    table.worker('quarry-1')
    expect(table.offered('chooseTile')).toEqual(['blue-snake'])
  })

  test('[G29] a price that is paid ends the payment: no die of it is superfluous', () => {
    const tops = { 'blue-snake': 'blue-snake-1' } as const
    const table = tableAt({ people: [{ dice: 'blue 3, blue 1, green 1' }], tops })
    table
      .worker('quarry-1')
      .play(
        { type: 'chooseTile', stack: 'blue-snake' },
        { type: 'placeTile', cell: at('c2'), turn: 0 },
      )
    expect(table.offered('payDice')).toEqual(['blue-01 ', 'blue-02 blue-02'])
    table.pay('blue 3')
    expect(table.player().cells[at('c2')]).not.toBeNull()
    expect(table.player().dice).toHaveLength(2)
  })

  test('[G2] where all dice are needed there is one way to pay', () => {
    const tops = { 'blue-snake': 'blue-snake-1' } as const
    const people = [{ dice: 'blue 1, blue 2', state: { karma: 0 } }]
    const table = tableAt({ people, tops })
      .worker('quarry-1')
      .play(
        { type: 'chooseTile', stack: 'blue-snake' },
        { type: 'placeTile', cell: at('c2'), turn: 0 },
      )
    expect(table.legal).toHaveLength(1)
    table.pay('blue 1', 'blue 2')
    expect(table.wait.kind).toBe('reveal')
  })

  test('[R4, G37] the next tile of the stack is drawn when the top one goes, an empty stack stays empty', () => {
    const tops = { 'blue-snake': 'blue-snake-1' } as const
    const table = tableAt({ people: [{ dice: 'blue 3' }], tops }).worker('quarry-1')
    const before = table.view.stacks['blue-snake'].left
    table.build('blue-snake', 'c2', 0, 'blue 3')
    const { top, left } = table.view.stacks['blue-snake']
    expect(left).toBe(before - 1)
    expect(top).not.toBeNull()
    const none = Object.fromEntries(Object.keys(rajasRules.tilesOf).map((stack) => [stack, null]))
    const empty = tableAt({ people: [{ dice: 'blue 6, blue 6, blue 5' }], tops: none })
    expect(empty.offered('placeWorker')).not.toContain('quarry-1')
    expect(empty.offered('placeWorker')).not.toContain('chamber-5')
  })
})

describe('laying', () => {
  const rich = { dice: 'blue 6, blue 6, green 6, green 6' }

  test('[R34, R35, G30] empty cells beside the three roads of the residence, in every linking turn', () => {
    const tops = { 'blue-cow': 'blue-cow-3', 'green-snake': 'green-snake-1' } as const
    const table = tableAt({ people: [rich], tops }).worker('quarry-1')
    const straight = tableAt({ people: [rich], tops }).worker('quarry-1')
    straight.play({ type: 'chooseTile', stack: 'blue-cow' })
    expect(straight.offered('placeTile')).toEqual(['1 1', '3 1', '7 0'])
    table.play({ type: 'chooseTile', stack: 'green-snake' })
    expect(table.offered('placeTile')).toEqual(['1 0', '1 1', '3 2', '3 3', '7 0', '7 3'])
  })

  test('[R36, R37] other ends may be blocked and tiles never move', () => {
    const cells = { c2: 'blue-snake-4' }
    const tops = { 'blue-cow': 'blue-cow-3' } as const
    const table = tableAt({ people: [{ ...rich, cells }], tops }).worker('quarry-1')
    table.build('blue-cow', 'b2', 1, 'blue 6', 'blue 6')
    expect(table.player().cells[at('c2')]).toEqual({ tile: 'blue-snake-4', turn: 0, covers: null })
    expect(table.player().cells[at('b2')]).toMatchObject({ tile: 'blue-cow-3', turn: 1 })
  })

  test('[G31] without an open end the quarry is closed, and the preview warns before', () => {
    const ends = { b1: 'green-cow-2 turned 1', d1: 'blue-cow-3 turned 1', c2: 'green-snake-1' }
    const closed = { ...ends, d2: 'blue-snake-3 turned 3' }
    const none = tableAt({ people: [{ ...rich, cells: closed }] })
    expect(none.offered('placeWorker')).not.toContain('quarry-1')
    const tops = { 'blue-snake': 'blue-snake-3' } as const
    const table = tableAt({ people: [{ ...rich, cells: ends }], tops }).worker('quarry-1')
    table.play({ type: 'chooseTile', stack: 'blue-snake' })
    expect(closesLastRoad(rajasRules, table.player(), at('d2'), 9)).toBe(true)
    const shown = (turn: number) =>
      rajas.preview?.({ type: 'placeTile', cell: at('d2'), turn }, table.view).map(({ key }) => key)
    expect(shown(3)).toContain('rajas.gain.lastRoad')
    expect(shown(2)).not.toContain('rajas.gain.lastRoad')
  })
})

describe('yields', () => {
  test('[R40, E5] two buildings with all cubes on 2 give 4 fame', () => {
    const tops = { 'orange-cow': 'orange-cow-3' } as const
    const table = tableAt({ people: [{ dice: 'orange 4, orange 5' }], tops })
    table.worker('quarry-1').build('orange-cow', 'c2', 0, 'orange 4', 'orange 5')
    expect(table.player().fame).toBe(4)
  })

  test('[R38, R39, G42] each market pays its coins at once, two on one tile both', () => {
    for (const tile of Object.values(rajasRules.tiles)) {
      expect([1, 2]).toContain(tile.markets.length + tile.buildings.length)
    }
    const tops = { 'orange-cow': 'orange-cow-1' } as const
    const table = tableAt({ people: [{ dice: 'orange 6' }], tops })
    table.worker('quarry-1').build('orange-cow', 'c2', 0, 'orange 6')
    expect(table.player().wealth).toBe(10 - 1 + 3)
  })

  test('[R42, R43, G12, E4] a fork in the corner links two incomes, after its own score, in any order', () => {
    const tops = { 'orange-snake': 'orange-snake-1' } as const
    const table = tableAt({ people: [{ dice: 'orange 3' }], tops }).worker('quarry-1')
    table.build('orange-snake', 'b1', 0, 'orange 3')
    expect(table.player().wealth).toBe(9 + 2)
    expect(table.offered('takeIncome')).toEqual(['NW', 'T2'])
    table.play({ type: 'takeIncome', income: 'T2' }).take('green').roll(4).rest()
    expect(table.player().wealth).toBe(9 + 2 + 5)
    expect(table.player().dice).toMatchObject([{ colour: 'green', value: 4 }])
    expect(table.player().linked).toEqual(['T2', 'NW'].toSorted())
  })

  test('[E6, R41] temple 2 and mill 3 give 5 fame, then an income of a die and an upgrade', () => {
    const cells = {
      c2: 'blue-cow-3',
      c3: 'green-snake-1 turned 3',
      b3: 'green-snake-3 turned 1',
      b4: 'blue-snake-3 turned 3',
    }
    const levels = { fort: 0, mill: 1, palace: 0, temple: 0 }
    const tops = { 'orange-cow': 'orange-cow-3' } as const
    const people = [{ dice: 'orange 4, orange 5', cells, state: { levels } }]
    const table = tableAt({ people, tops, table: {} })
    table.worker('quarry-1').build('orange-cow', 'a4', 0, 'orange 4', 'orange 5')
    expect(table.player().fame).toBe(5)
    table.play({ type: 'decline' })
    expect(table.wait.kind).toBe('dice')
    table.take('blue').roll(1).play({ type: 'upgrade', building: 'temple' })
    expect(table.player().levels).toMatchObject({ mill: 1, temple: 1 })
  })

  test('[R44, R45, G39] an income with two accesses pays once; linking none is legal', () => {
    const state = { linked: ['NW', 'T2'] }
    const tops = { 'blue-snake': 'blue-snake-4' } as const
    const none = tableAt({ people: [{ dice: 'blue 4', state }], tops }).worker('quarry-1')
    none.build('blue-snake', 'c2', 0, 'blue 4')
    expect(none.player()).toMatchObject({ linked: ['NW', 'T2'], wealth: 9 + 2 })
    const cells = { c2: 'blue-snake-3 turned 3', b2: 'green-cow-2 turned 1' }
    const again = tableAt({ people: [{ dice: 'blue 4', cells, state }], tops }).worker('quarry-1')
    again.build('blue-snake', 'a2', 0, 'blue 4')
    expect(again.player().linked).toEqual(['NW', 'T2', 'L2'])
  })

  test('[R46, R47, R49] an upgrade moves one cube, the player chooses, old buildings gain nothing', () => {
    const cells = { c2: 'green-cow-2' }
    const table = tableAt({ people: [{ dice: 'blue 4', cells }] })
      .worker('chamber-4')
      .pay('blue 4')
    expect(table.offered('upgrade')).toEqual(['fort', 'mill', 'palace', 'temple'])
    table.play({ type: 'upgrade', building: 'mill' })
    expect(table.player()).toMatchObject({ fame: 0, wealth: 13 })
    expect(table.player().levels.mill).toBe(1)
    expect(rajasRules.edition.upgrades.fameByLevel).toEqual([2, 3, 4])
  })

  test('[G16] a kind on 4 cannot be chosen, with all on 4 the upgrade is lost', () => {
    const levels = { fort: 2, mill: 2, palace: 2, temple: 1 }
    const one = tableAt({ people: [{ dice: 'blue 4', state: { levels } }] })
    expect(one.worker('chamber-4').pay('blue 4').offered('upgrade')).toEqual(['temple'])
    const all = { fort: 2, mill: 2, palace: 2, temple: 2 }
    const none = tableAt({ people: [{ dice: 'blue 4', state: { levels: all } }] })
    none.worker('chamber-4').pay('blue 4').rest().expectTurn(1)
  })
})

/** The harbour and the river: moves, the bridge, and every benefit. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { benefitName } from '../../../src/games/rajas/telling/names.ts'
import { at, editionWith, tableAt, type Scene } from './fixture.ts'

const rajasRules = rajas.values

/** Seat 0 moves its boat to `space` with a die of 1. */
function sailTo(space: number, more: Scene = {}, state: object = {}) {
  const [person] = more.people ?? []
  const people = [
    { dice: 'blue 1', ...person, state: { boat: space - 1, ...person?.state, ...state } },
  ]
  return tableAt({ ...more, people: [...people, ...(more.people ?? []).slice(1)] })
    .worker('harbour-1')
    .pay('blue 1')
}

describe('moving', () => {
  test('[R74, R75] a die of 1, 2 or 3 moves so far or less, but at least 1', () => {
    const table = tableAt({
      people: [{ dice: 'blue 1, blue 2, blue 3, blue 4', state: { karma: 0 } }],
    })
    table.worker('harbour-1')
    expect(table.offered('payDie')).toHaveLength(3)
    expect(table.pay('blue 3').offered('moveBoat')).toEqual(['1', '2', '3'])
    expect(table.legal).toHaveLength(3)
    const two = tableAt({ people: [{ dice: 'blue 2' }] })
      .worker('harbour-1')
      .pay('blue 2')
    expect(two.offered('moveBoat')).toEqual(['1', '2'])
    const costs = [2, 3, 4].map((seats) =>
      (rajasRules.spaces[seats] ?? []).flatMap((s) => (s.kind === 'harbour' ? [s.coins] : [])),
    )
    for (const coins of costs) expect(coins[0]).toBe(0)
  })

  test('[R76, R77, E12] a space for 1 coin and a die of 2 over a boat: 3 on, and the mill to 4', () => {
    const edition = editionWith(({ river }) => {
      Object.assign(river.spaces[9] as object, { benefit: { kind: 'upgrade', n: 1 } })
    })
    const levels = { fort: 0, mill: 1, palace: 0, temple: 0 }
    const people = [{ dice: 'blue 2', state: { boat: 7, levels } }, { state: { boat: 9 } }]
    const table = tableAt({ edition, people, workers: { 'harbour-1': 1 } }).worker('harbour-2')
    expect(table.player().wealth).toBe(9)
    expect(table.pay('blue 2').offered('moveBoat')).toEqual(['8', '10'])
    table.play({ type: 'moveBoat', space: 10 }, { type: 'upgrade', building: 'mill' })
    expect(table.player()).toMatchObject({ boat: 10, levels: { mill: 2 } })
  })

  test('[R79, G19, E35] near the end: every die leads to 30, which is free for all', () => {
    const people = (dice: string, karma = 1) => [
      { dice, state: { boat: 28, karma } },
      { state: { boat: 29 } },
    ]
    for (const [dice, pay] of [
      ['blue 1', 'blue 1'],
      ['blue 3', 'blue 3'],
      ['blue 5', 'blue 5!'],
      ['blue 4', 'blue 4!'],
      ['blue 6', 'blue 6!'],
    ]) {
      const table = tableAt({ people: people(dice ?? '') })
        .worker('harbour-1')
        .pay(pay ?? '')
      expect(table.player()).toMatchObject({ boat: 30, fame: 4 })
    }
    expect(tableAt({ people: people('blue 5', 0) }).offered('placeWorker')).not.toContain(
      'harbour-1',
    )
    const ended = tableAt({ people: [{ dice: 'blue 1', state: { boat: 30 } }] })
    expect(ended.offered('placeWorker')).not.toContain('harbour-1')
    const shared = tableAt({
      people: [{ dice: 'blue 1', state: { boat: 29 } }, { state: { boat: 30 } }],
    })
    expect(shared.worker('harbour-1').pay('blue 1').player().boat).toBe(30)
  })

  test('[R80, R86, G21] the bridge is no space; its worker comes before the benefit', () => {
    const table = tableAt({ people: [{ dice: 'blue 2', state: { boat: 20, karma: 0 } }] })
    table.worker('harbour-1').pay('blue 2').play({ type: 'moveBoat', space: 22 })
    expect(table.player()).toMatchObject({ boat: 22, workers: 4, unplaced: 3 })
    expect(table.player().spots.bridge).toBe('active')
    expect(table.wait.kind).toBe('dice')
    const before = sailTo(20)
    expect(before.player().workers).toBe(3)
  })

  test('[R77] spaces passed over give nothing', () => {
    const table = tableAt({ people: [{ dice: 'blue 3', state: { boat: 3 } }] }).worker('harbour-1')
    table.pay('blue 3').play({ type: 'moveBoat', space: 6 })
    expect(table.player()).toMatchObject({ fame: 2, wealth: 10 })
  })
})

describe('benefits', () => {
  test('[R78] every kind of the legend lies on our river', () => {
    const kinds = new Set(rajasRules.river.map((benefit) => benefit?.kind))
    const legend = [
      'anyDice',
      'karma',
      'coins',
      'palaceAction',
      'colourDicePerKarma',
      'fame',
      'upgrade',
    ]
    const counted = [
      'coinsPerMarket',
      'differentGoods',
      'oneGood',
      'famePerUpgrade',
      'coinsPerUpgrade',
    ]
    for (const kind of [...legend, ...counted, 'famePerKarma']) expect(kinds).toContain(kind)
    expect(rajasRules.river.map((benefit) => benefitName(benefit).key)).toHaveLength(31)
  })

  test('[R78] dice, karma, coins, fame and upgrade', () => {
    expect(sailTo(1).wait).toMatchObject({ kind: 'dice', due: ['any', 'any'] })
    expect(sailTo(2).wait).toEqual({ kind: 'karma', n: 2 })
    expect(sailTo(3).wait).toMatchObject({ kind: 'upgrade', late: false })
    expect(sailTo(4).player().wealth).toBe(14)
    expect(sailTo(6).player().fame).toBe(2)
  })

  test('[R78, E24] dice of the shown colour per karma', () => {
    expect(sailTo(5, {}, { karma: 3 }).wait).toMatchObject({
      kind: 'dice',
      due: ['orange', 'orange', 'orange'],
    })
    sailTo(5, {}, { karma: 0 }).expectTurn(1)
  })

  test('[E13, G42] a coin per market: 5 markets, 5 coins', () => {
    const cells = {
      c2: 'orange-cow-1',
      b2: 'green-cow-1',
      d2: 'blue-snake-1',
    }
    expect(sailTo(18, { people: [{ cells }] }).player().wealth).toBe(15)
  })

  test('[E14] one good up to 4: four silk markets all pay, without a die', () => {
    const cells = {
      b1: 'orange-snake-1',
      c2: 'blue-snake-1',
      d1: 'green-snake-4',
      d2: 'purple-snake-4',
    }
    const table = sailTo(16, { people: [{ cells }] })
    expect(table.offered('chooseGood')).toEqual(['silk'])
    table.play({ type: 'chooseGood', good: 'silk' })
    expect(table.player()).toMatchObject({ wealth: 18, dice: [] })
  })

  test('[E15, E16, E17] fame and coins per upgrade, fame per karma', () => {
    const levels = { fort: 1, mill: 2, palace: 0, temple: 0 }
    expect(sailTo(15, {}, { levels }).player().fame).toBe(3)
    expect(
      sailTo(
        23,
        {},
        { levels, spots: { bridge: 'active', fame: 'waiting', wealth: 'waiting' } },
      ).player().wealth,
    ).toBe(16)
    const blessed = sailTo(26, {}, { karma: 2 }).player()
    expect(blessed).toMatchObject({ fame: 4, karma: 2 })
  })

  test('[R50, R78] different goods on the river are not limited by the workers', () => {
    const cells = { c2: 'orange-cow-1' }
    const table = sailTo(10, { seats: 4, people: [{ cells }], workers: { goods: 0 } })
    expect(table.player().wealth).toBe(13)
  })

  test('[R78, G38] a palace action from 2 to 6: no die, the chamber may be occupied', () => {
    const table = sailTo(9, { workers: { 'chamber-4': 1 } })
    expect(table.offered('visitChamber')).toEqual(['2', '3', '4', '6'])
    table.play({ type: 'visitChamber', chamber: 4 }, { type: 'decline' })
    expect(table.player()).toMatchObject({ wealth: 13, dice: [] })
  })

  test('[G38] the builder from the river still costs the difference', () => {
    const cells = { c2: 'green-snake-1' }
    const tops = { 'blue-snake': 'blue-snake-4' } as const
    const people = [{ dice: 'blue 1, blue 2', cells }]
    const table = sailTo(9, { people, tops })
    table.play({ type: 'visitChamber', chamber: 5 }).build('blue-snake', 'c2', 0, 'blue 2')
    expect(table.player().cells[at('c2')]).toMatchObject({ tile: 'blue-snake-4' })
    expect(table.player().dice).toEqual([])
  })

  test('[G22] chains nest: the Portuguese from the river to another palace action', () => {
    const people = [{}, { state: { boat: 12 } }]
    const edition = editionWith(({ river }) => {
      Object.assign(river.spaces[15] as object, {
        benefit: { kind: 'palaceAction', chambers: [6] },
      })
    })
    const table = sailTo(9, { edition, people }).play({ type: 'visitChamber', chamber: 6 })
    expect(table.player().boat).toBe(16)
    expect(table.wait).toEqual({ kind: 'chamber', chambers: [6] })
    expect(table.view.flow.seat).toBe(0)
  })
})

/** Fame and wealth: bonuses, their order and chains, workers from the tracks. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { upgradesMade } from '../../../src/games/rajas/rules/progress.ts'
import { editionWith, tableAt } from './fixture.ts'

const rajasRules = rajas.values

/** Seat 0 moves to river space 1, which gives this benefit, with a die of 1. */
function gainAt(benefit: object, state: object, edges = {}) {
  const edition = editionWith(({ river }) => {
    Object.assign(river.spaces[0] as object, { benefit })
  })
  const people = [{ dice: 'blue 1', state }]
  return tableAt({ edition, people, ...edges })
    .worker('harbour-1')
    .pay('blue 1')
}

const coins = (n: number) => ({ kind: 'coins', n })
const fame = (n: number) => ({ kind: 'fame', n })
const busy = {
  spots: { bridge: 'waiting', fame: 'waiting', wealth: 'active' },
  workers: 4,
} as const

describe('bonuses', () => {
  test('[R90] fame 5 an upgrade, 24 two karma, 31 a boat step', () => {
    const table = gainAt(fame(31), { fame: 0 })
    table.play({ type: 'upgrade', building: 'fort' })
    expect(table.player().workers).toBe(4)
    table.play({ type: 'takeKarma', n: 2 })
    expect(table.offered('moveBoat')).toEqual(['2'])
    table.play({ type: 'moveBoat', space: 2 })
    expect(table.player()).toMatchObject({ boat: 2, karma: 3, fameBonuses: 4 })
  })

  test('[R91, G10, E27] from W 31 to 45: the dice of 33, then the boat step of 44', () => {
    const table = gainAt(coins(14), { wealth: 31, wealthBonuses: 2, ...busy })
    expect(table.wait).toMatchObject({ kind: 'dice', due: ['any', 'any'] })
    table.take('blue', 'green').roll(1, 1)
    expect(table.wait).toMatchObject({ kind: 'boat', reach: 1, optional: true })
    table.play({ type: 'moveBoat', space: 2 })
    expect(rajasRules.wealth[table.player().wealthBonuses]?.at).toBe(55)
  })

  test('[E21] the bonus marker goes 12, 33, 44, 55 and away', () => {
    const marker = (wealth: number) => {
      const table = gainAt(coins(1), {
        wealth: wealth - 1,
        wealthBonuses: rajasRules.wealth.filter(({ at }) => at < wealth).length,
      })
      const next = rajasRules.wealth.slice(table.player().wealthBonuses)
      return next.find(({ benefit }) => benefit !== null)?.at
    }
    expect([12, 33, 44, 55].map(marker)).toEqual([33, 44, 55, undefined])
  })

  test('[R93, R88, G17, E29] going back and forth gives nothing again and takes nothing', () => {
    const edition = editionWith(({ river }) => {
      Object.assign(river.spaces[0] as object, { benefit: coins(4) })
    })
    const two = { 'harbour-1': 1, 'harbour-2': 1 }
    const back = tableAt({
      edition,
      people: [{ dice: 'blue 1', state: { wealth: 13, wealthBonuses: 1 } }],
      workers: two,
    })
    back.worker('harbour-3').pay('blue 1').expectTurn(1)
    expect(back.player()).toMatchObject({ wealth: 15, boat: 1 })
    const rich = { wealth: 21, wealthBonuses: 2, ...busy }
    const again = tableAt({ edition, people: [{ dice: 'blue 1', state: rich }], workers: two })
    again.worker('harbour-3').pay('blue 1').expectTurn(1)
    expect(again.player()).toMatchObject({ wealth: 23, workers: 4 })
  })

  test('[R94] fame 12 and wealth 5 give nothing', () => {
    gainAt(fame(12), { fame: 0, fameBonuses: 1 }).expectTurn(1)
    gainAt(coins(5), { wealth: 0 }).expectTurn(1)
  })

  test('[G9] a gain on the same track meanwhile only moves the marker', () => {
    const edition = editionWith(({ tracks, river }) => {
      Object.assign(tracks.fame.bonuses[0] as object, { benefit: { kind: 'fame', n: 20 } })
      Object.assign(river.spaces[0] as object, { benefit: fame(5) })
    })
    const table = tableAt({ edition, people: [{ dice: 'blue 1' }] })
      .worker('harbour-1')
      .pay('blue 1')
    const heard = table.lastEvents().flatMap((event) => {
      if (event.type === 'bonusReached') return [`${event.at}`]
      return event.type === 'workerActivated' ? [event.spot] : []
    })
    expect(heard).toEqual(['5', '15', 'fame', '24'])
    expect(table.player().fame).toBe(25)
  })

  test('[G9, G20] a gain on the other track resolves at once, inside', () => {
    const table = gainAt(coins(12), { wealth: 0, fame: 4 })
    expect(table.wait.kind).toBe('boat')
    table.play({ type: 'moveBoat', space: 2 })
    expect(table.wait).toEqual({ kind: 'karma', n: 2 })
  })

  test('[G11] fame of a tile and its bonuses come before its coins', () => {
    const tops = { 'orange-cow': 'orange-cow-5' } as const
    const people = [{ dice: 'orange 4, orange 4', state: { fame: 4, wealth: 12 } }]
    const table = tableAt({ people, tops }).worker('quarry-1')
    table.build('orange-cow', 'c2', 0, 'orange 4', 'orange 4')
    expect(table.wait).toMatchObject({ kind: 'upgrade', late: true })
    expect(table.player().wealth).toBe(11)
    table.play({ type: 'upgrade', building: 'fort' })
    expect(table.player().wealth).toBe(12)
    expect(table.wait.kind).toBe('boat')
  })

  test('[G13] a boat step may be declined and is used up', () => {
    const table = gainAt(coins(2), { wealth: 10 }).play({ type: 'decline' })
    expect(table.player()).toMatchObject({ boat: 1, wealthBonuses: 1 })
    table.expectTurn(1)
  })

  test('[G18] on the last space a boat step does nothing and is used up', () => {
    const state = { wealth: 10, boat: 30 }
    const table = tableAt({ people: [{ state }] })
      .worker('terrace')
      .rest()
    expect(table.player()).toMatchObject({ boat: 30, wealthBonuses: 1 })
  })
})

describe('the upgrade of fame 5', () => {
  test('[R92, G15, E30] counts from the owner’s next turn on', () => {
    const tops = { 'orange-cow': 'orange-cow-3' } as const
    const people = [{ dice: 'orange 4, orange 5', state: { fame: 4 } }]
    const table = tableAt({ people, tops }).worker('quarry-1')
    table.build('orange-cow', 'c2', 0, 'orange 4', 'orange 5')
    table.play({ type: 'upgrade', building: 'temple' })
    expect(table.player()).toMatchObject({ fame: 8, levels: { temple: 1 } })
    expect(upgradesMade(table.player())).toBe(0)
    table.worker('terrace').rest().expectTurn(0)
    expect(upgradesMade(table.player())).toBe(1)
  })
})

describe('workers', () => {
  test('[R85, R86, R87, E25] the fifth worker makes the sixth leave', () => {
    const spots = { bridge: 'active', fame: 'waiting', wealth: 'waiting' } as const
    const table = gainAt(coins(8), { wealth: 12, wealthBonuses: 1, spots, workers: 4 })
    expect(table.player()).toMatchObject({ workers: 5 })
    expect(table.player().spots).toEqual({ bridge: 'active', fame: 'gone', wealth: 'active' })
    const more = gainAt(fame(15), {
      fame: 0,
      fameBonuses: 1,
      spots: table.player().spots,
      workers: 5,
    })
    expect(more.player()).toMatchObject({ workers: 5, fameBonuses: 2 })
  })
})

/** Placing workers: order, queues, costs, passing, cycles and rounds. */
import { describe, expect, test } from 'vitest'
import { tableAt } from './fixture.ts'

const four = { people: [{}, {}, {}, {}], seats: 4 } as const

describe('turns', () => {
  test('[R15, R17, R22] one worker each, clockwise; the cost first', () => {
    const table = tableAt({ ...four, people: [{ dice: 'orange 4, orange 5' }] })
    table.expectTurn(0).worker('quarry-1')
    expect(table.player().wealth).toBe(9)
    expect(table.player().unplaced).toBe(2)
    expect(table.wait.kind).toBe('tile')
    const other = tableAt(four).worker('terrace').rest().expectTurn(1).worker('terrace-2').rest()
    other.expectTurn(2)
  })

  test('[R19, R20] queues fill from the left, a space holds one worker', () => {
    const table = tableAt({ ...four, people: [{ dice: 'blue 6, blue 6' }, { dice: 'blue 5' }] })
    expect(table.offered('placeWorker').filter((id) => id.startsWith('quarry'))).toEqual([
      'quarry-1',
    ])
    table.worker('terrace').rest()
    expect(table.offered('placeWorker')).not.toContain('terrace')
    const full = tableAt({
      ...four,
      people: [{ dice: 'blue 6, blue 6' }],
      workers: { 'quarry-1': 1 },
    })
    expect(full.offered('placeWorker').filter((id) => id.startsWith('quarry'))).toEqual([
      'quarry-2',
    ])
  })

  test('[R21, R23, G8] what cannot be paid in full is not offered; a dear queue is closed', () => {
    const person = { dice: 'blue 6, blue 6', state: { wealth: 1 } }
    const table = tableAt({ ...four, people: [person], workers: { 'quarry-1': 1 } })
    const offered = table.offered('placeWorker')
    expect(offered.some((id) => id.startsWith('quarry'))).toBe(false)
    expect(offered).toContain('terrace')
    expect(offered.some((id) => id.startsWith('good-'))).toBe(true)
    expect(
      tableAt(four)
        .offered('placeWorker')
        .some((id) => id.startsWith('chamber')),
    ).toBe(false)
  })

  test('[G2] a space whose action cannot be completed is not offered', () => {
    const poor = tableAt({ ...four, people: [{ dice: 'blue 1', state: { karma: 0 } }] })
    expect(poor.offered('placeWorker')).not.toContain('quarry-1')
    const done = tableAt({ ...four, people: [{ dice: 'blue 1', state: { boat: 30 } }] })
    expect(done.offered('placeWorker')).not.toContain('harbour-1')
  })
})

describe('passing', () => {
  const blocked = Object.fromEntries(
    ['terrace', 'terrace-2', 'garden-blue', 'garden-green', 'garden-orange', 'garden-purple'].map(
      (id) => [id, 1],
    ),
  )

  const taken = {
    ...blocked,
    'terrace-3': 1,
    'terrace-4': 1,
    'terrace-5': 1,
    goods: 1,
    'goods-2': 1,
  }

  test('[G3, G4] placing is forced while something has an effect, else one may pass', () => {
    expect(tableAt({}).offered('pass')).toEqual([])
    const table = tableAt({ workers: blocked })
    expect(table.offered('placeWorker')).toEqual(['goods'])
    table.play({ type: 'pass' }).expectTurn(1)
    expect(table.player(0).unplaced).toBe(3)
    const asked = table.play({ type: 'pass' })
    expect(asked.view.round).toBe(3)
  })

  test('[G4] who can do nothing at all is passed over, keeps the workers and is asked again', () => {
    const some = { dice: 'blue 1, blue 2', state: { unplaced: 2 } }
    const person = { state: { unplaced: 1, wealth: 0 } }
    const scene = { seats: 3, turn: 2, people: [person, { state: { unplaced: 0 } }, some] } as const
    const table = tableAt({ ...scene, workers: taken })
    table.worker('harbour-1').pay('blue 1').rest()
    expect(table.lastEvents()).toContainEqual({ type: 'turnPassed', seat: 0 })
    table.expectTurn(2)
    expect(table.player(0).unplaced).toBe(1)
  })

  test('[G6] a cycle without a placement ends the round', () => {
    const table = tableAt({ workers: blocked }).play({ type: 'pass' }, { type: 'pass' })
    expect(table.view).toMatchObject({ round: 3, cycle: 1 })
    expect(table.view.spaces.every((seat) => seat === null)).toBe(true)
  })
})

describe('rounds', () => {
  const last = { state: { unplaced: 1 } }
  const none = { state: { unplaced: 0 } }

  test('[R16, R96] when nobody can place, workers return and the elephant goes clockwise', () => {
    const table = tableAt({ seats: 3, people: [last, none, none] })
      .worker('terrace')
      .rest()
    expect(table.view).toMatchObject({ round: 3, cycle: 1, first: 1, nextFirst: null })
    expect(table.view.players.map((player) => player.unplaced)).toEqual([3, 3, 3])
    table.expectTurn(1)
  })

  test('[R16] cycles repeat while workers are left', () => {
    const table = tableAt({ people: [{}, {}] })
      .worker('terrace')
      .rest()
      .worker('terrace-2')
      .rest()
    expect(table.view).toMatchObject({ round: 2, cycle: 2 })
    table.expectTurn(0)
  })

  test('[R89, G7] a worker gained by the last placement is placed in the same round', () => {
    const rich = { state: { unplaced: 1, wealth: 19, wealthBonuses: 1 } }
    const table = tableAt({ people: [rich, none] })
      .worker('terrace')
      .rest()
    expect(table.view).toMatchObject({ round: 2, cycle: 2 })
    table.expectTurn(0)
    expect(table.player()).toMatchObject({ workers: 4, unplaced: 1 })
  })
})

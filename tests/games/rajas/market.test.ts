/** The market: different goods and one good. */
import { describe, expect, test } from 'vitest'
import { tableAt } from './fixture.ts'

/** Tea 3, 2 and 2; silk 2 by its own tile. */
const tea = {
  b1: 'orange-snake-5 turned 1',
  c2: 'green-snake-1',
  d1: 'blue-snake-4',
}
const teaAndSilk = { ...tea, b2: 'blue-snake-1' }

describe('different goods', () => {
  test('[R50, R53, G41, E7] tea 3 and silk 2 bring 5 coins, and nothing is used up', () => {
    const table = tableAt({ people: [{ cells: teaAndSilk, state: { wealth: 0 } }] }).worker('goods')
    expect(table.player().wealth).toBe(5)
    expect(table.player().cells.filter(Boolean)).toHaveLength(4)
  })

  test('[R55] with four players one worker per round, while one good stays open', () => {
    const people = [{ cells: tea, dice: 'blue 1' }]
    const table = tableAt({ seats: 4, people, workers: { goods: 0 } })
    expect(table.offered('placeWorker')).not.toContain('goods-2')
    expect(table.offered('placeWorker')).toContain('good-tea')
    const other = tableAt({ seats: 4, people, workers: { goods: 1 } })
    expect(other.offered('placeWorker')).toContain('goods-2')
  })

  test('[R56] with two players there is one space and no limit', () => {
    const table = tableAt({})
    const goods = table.rules.spaces[2]?.filter((space) => space.kind === 'goods')
    expect(goods).toMatchObject([{ once: false }])
  })
})

describe('one good', () => {
  const person = { cells: teaAndSilk, dice: 'blue 4, green 2, orange 1', state: { wealth: 0 } }

  test('[R51, R52, E8] the three tea markets bring 7 with a die of 4', () => {
    const table = tableAt({ people: [person] })
      .worker('good-tea')
      .pay('blue 4')
    expect(table.player().wealth).toBe(7)
  })

  test('[E43, G41] 3, 2 and 2 with a die of 2 bring 5', () => {
    const table = tableAt({ people: [person] })
      .worker('good-tea')
      .pay('green 2')
    expect(table.player().wealth).toBe(5)
  })

  test('[R54, G32] only the uppermost tiles count', () => {
    const table = tableAt({ people: [person] })
    const cells = table
      .player()
      .cells.map((placed) =>
        placed?.tile === 'orange-snake-5'
          ? { tile: 'orange-cow-3', turn: 0, covers: 'orange-snake-5' }
          : placed,
      )
    const covered = tableAt({ people: [{ ...person, state: { wealth: 0, cells } }] })
    covered.worker('good-tea').pay('blue 4')
    expect(covered.player().wealth).toBe(4)
  })

  test('[G3] a market with nothing to sell is legal but not forced', () => {
    const table = tableAt({ people: [{ dice: 'blue 1' }] })
    expect(table.offered('placeWorker')).toContain('good-silk')
    table.worker('good-silk').pay('blue 1').expectTurn(1)
    expect(table.player().wealth).toBe(10)
  })
})

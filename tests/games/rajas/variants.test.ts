/** The handicap, Ganga, and both together with the others. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { pendingOf, start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { editionWith, fresh, tableAt, type Table } from './fixture.ts'

const rajasRules = rajas.values

function begun(options: object): Table {
  const table = fresh(2, options)
  for (let i = 0; i < 12; i += 1) table.draw()
  return table.roll(1, 1, 1, 1).roll(2, 2, 2, 2)
}

describe('handicap', () => {
  const options = { handicap: ['experienced', 'regular'] }

  test('[R121, R122] the experienced have the backs; five workers and white tiles for all', () => {
    const table = fresh(2, options)
    expect(table.player(0)).toMatchObject({ side: 'back', capacity: 8 })
    expect(table.player(1)).toMatchObject({ side: 'front', capacity: 10 })
    expect(table.view).toMatchObject({ workerCap: 5, whiteLeft: 8, incomeOffer: [] })
    const dancer = tableAt({ options, people: [{ dice: 'blue 2' }] }).worker('chamber-2')
    dancer.pay('blue 2').take('blue', 'blue').roll(1, 1)
    expect(dancer.wait.kind).toBe('whiteTile')
  })

  test('[G55] the slots keep their printed incomes', () => {
    const tops = { 'blue-snake': 'blue-snake-1' } as const
    const table = tableAt({ options, people: [{ dice: 'blue 3' }], tops }).worker('quarry-1')
    table.build('blue-snake', 'd1', 0, 'blue 3').play({ type: 'takeIncome', income: 'T4' }).rest()
    expect(table.player()).toMatchObject({ wealth: 10 - 1 + 2 + 1 + 1, linked: ['T4', 'NE'] })
  })

  test('[R122] no tile for a missed turn', () => {
    const people = [
      { state: { workers: 5, unplaced: 2, wealth: 0 } },
      { state: { workers: 3, unplaced: 0 } },
    ]
    tableAt({ options, people }).worker('terrace').expectTurn(0)
  })
})

describe('Ganga', () => {
  test('[R123, G56, E23] a first roll of 2 covers space 2; no die of the supply is thrown', () => {
    const table = begun({ ganga: true })
    const [owed] = pendingOf(table.match)
    expect(owed).toMatchObject({ ask: { pieces: [{ id: 'river-die', kind: 'd6' }] } })
    table.roll(2)
    expect(table.wait).toEqual({ kind: 'riverTile', space: 2 })
    table.draw(0)
    expect(table.view.river[2]).toBe('river-1')
    table.roll(3).draw(0)
    expect(table.view.river[5]).toBe('river-2')
  })

  test('[R124, G56, E43] rolls 6, 6, 6, 6, 5: five tiles, three left; the last space stays free', () => {
    const table = begun({ ganga: true })
    for (const face of [6, 6, 6, 6, 5]) table.roll(face).draw(0)
    const laid = table.view.river.flatMap((tile, space) => (tile ? [space] : []))
    expect(laid).toEqual([6, 12, 18, 24, 29])
    table.roll(1)
    expect(table.view).toMatchObject({ riverTilesLeft: 3, round: 1 })
    table.expectTurn(0)
    const exact = begun({ ganga: true })
    for (const face of [6, 6, 6, 6]) exact.roll(face).draw(0)
    expect(exact.roll(6).view.river[30]).toBeNull()
  })

  test('[R124] eight tiles at most', () => {
    const table = begun({ ganga: true })
    for (let i = 0; i < 7; i += 1) table.roll(1).draw(0)
    table.roll(1)
    expect(table.view).toMatchObject({ riverTilesLeft: 0, round: 1 })
    expect(table.view.river[8]).toBe('river-8')
  })

  const land = (tile: string, person: object = {}) => {
    const river = rajasRules.river.map((_, space) => (space === 1 ? tile : null))
    const people = [{ dice: 'blue 1', ...person }, { state: { boat: 3 } }]
    return tableAt({ people, table: { river } }).worker('harbour-1').pay('blue 1')
  }

  test('[R125, E24, G56] dice per karma, and nothing at K = 0', () => {
    expect(land('river-1', { state: { karma: 3 } }).wait).toMatchObject({
      due: ['any', 'any', 'any'],
    })
    land('river-1', { state: { karma: 0 } }).expectTurn(1)
  })

  test('[R125] three dice of given colours, and a given palace action', () => {
    expect(land('river-2').wait).toMatchObject({ due: ['orange', 'blue', 'purple'] })
    expect(land('river-6').wait.kind).toBe('upgrade')
    expect(land('river-5').wait).toEqual({ kind: 'karma', n: 2 })
  })

  test('[R125, G56] one good up to 3, a boat move of up to 3 that may be declined', () => {
    const cells = { c2: 'blue-snake-1' }
    expect(land('river-7', { cells }).wait).toEqual({ kind: 'good', max: 3 })
    const table = land('river-8')
    expect(table.offered('moveBoat')).toEqual(['2', '4', '5'])
    table.play({ type: 'decline' }).expectTurn(1)
  })

  test('[G38] a fixed action that cannot be completed is lost', () => {
    const edition = editionWith(({ riverTiles }) => {
      Object.assign(riverTiles.tiles[0] as object, {
        benefit: { kind: 'palacePerson', chamber: 5 },
      })
    })
    const river = rajasRules.river.map((_, space) => (space === 1 ? 'river-1' : null))
    const table = tableAt({ edition, people: [{ dice: 'blue 1' }], table: { river } })
    table.worker('harbour-1').pay('blue 1').expectTurn(1)
  })

  test('[G57] the last to perform the Great Mogul takes the elephant', () => {
    const edition = editionWith(({ riverTiles }) => {
      Object.assign(riverTiles.tiles[0] as object, {
        benefit: { kind: 'palacePerson', chamber: 1 },
      })
    })
    const river = rajasRules.river.map((_, space) => (space === 1 ? 'river-1' : null))
    const people = [{ dice: 'blue 1' }, { dice: 'blue 1' }]
    const table = tableAt({ edition, people, table: { river } }).worker('chamber-1').pay('blue 1')
    expect(table.view.nextFirst).toBe(0)
    table.worker('harbour-1').pay('blue 1')
    expect(table.view.nextFirst).toBe(1)
  })
})

describe('together', () => {
  test.each([
    { navaratna: true, ganga: true },
    { ganga: true, handicap: ['experienced', 'regular', 'experienced'] },
    { navaratna: true, ganga: true, handicap: ['experienced', 'regular', 'experienced'] },
  ])('[G56] %o plays to the end', (options) => {
    const begunMatch = start(rajas, 3, options)
    if (!begunMatch.ok) throw new Error(begunMatch.refusal.code)
    const { state } = playOut(begunMatch.match, makeRandom('together'))
    expect(rajas.result(state)?.standings).toHaveLength(3)
  })

  test('[G58] everything but the box lies open, and the box is in no view', () => {
    const table = begun({ ganga: true })
    const shown = JSON.stringify(rajas.view(table.match.state, 0))
    for (const tiles of Object.values(table.match.state.box.below)) {
      for (const tile of tiles) expect(shown).not.toContain(`"${tile}"`)
    }
    expect(shown).not.toContain('white-')
    expect(shown).not.toContain('"river-')
    expect(rajas.view(table.match.state, 1)).toEqual(rajas.view(table.match.state, 'table'))
  })
})

/** The master builder: tiles that may be covered, the price and the gains. */
import { describe, expect, test } from 'vitest'
import { groundOf } from '../../../src/games/rajas/rules/ground.ts'
import { at, editionWith, tableAt } from './fixture.ts'

/** Purple 6 with a palace, a tee; orange 4 with tea 3, a curve. */
const example = editionWith((edition) => {
  for (const tile of edition.provinceTiles.tiles) {
    if (tile.id === 'purple-snake-5') {
      Object.assign(tile, { buildings: ['palace'], markets: [], roads: ['N', 'E', 'W'] })
    }
    if (tile.id === 'orange-snake-2') {
      Object.assign(tile, { buildings: [], markets: [{ good: 'tea', value: 3 }] })
    }
  }
})
const nothing = Object.fromEntries(
  ['blue', 'green', 'orange', 'purple'].flatMap((colour) =>
    ['cow', 'snake', 'tiger'].map((back) => [`${colour}-${back}`, null]),
  ),
)
const tops = { ...nothing, 'purple-snake': 'purple-snake-5' }
const levels = { fort: 0, mill: 0, palace: 1, temple: 0 }
const cells = { b1: 'orange-snake-2 turned 1' }

describe('covering', () => {
  const person = { dice: 'green 5, purple 2', cells, state: { levels, karma: 0 } }

  test('[R66, R67, R68, E9] purple 6 over orange 4: a 5-die and 2 points in purple', () => {
    const table = tableAt({ edition: example, people: [person], tops }).worker('chamber-5')
    table.pay('green 5').play({ type: 'chooseTile', stack: 'purple-snake' })
    expect(new Set(table.offered('placeTile').map((text) => text.split(' ')[0]))).toEqual(
      new Set(['1']),
    )
    table.play({ type: 'placeTile', cell: at('b1'), turn: 0 })
    expect(table.wait).toMatchObject({ kind: 'pay', due: 2 })
    table.pay('purple 2')
    expect(table.player().dice).toEqual([])
  })

  test('[R72, G33, G34, E37] its fame is scored, only new incomes pay, the old market is gone', () => {
    const state = { levels, karma: 0, linked: ['T2'] }
    const table = tableAt({ edition: example, people: [{ ...person, state }], tops })
    table.worker('chamber-5').pay('green 5')
    table.play({ type: 'chooseTile', stack: 'purple-snake' })
    table.play({ type: 'placeTile', cell: at('b1'), turn: 0 }).pay('purple 2')
    if (table.wait.kind === 'reveal') table.draw()
    expect(table.player()).toMatchObject({ fame: 3, wealth: 15, linked: ['T2', 'NW'] })
    expect(table.player().cells[at('b1')]).toEqual({
      tile: 'purple-snake-5',
      turn: 0,
      covers: 'orange-snake-2',
    })
  })

  test('[R70, G2] without a tile or the dice for it the chamber is closed', () => {
    const open = (dice: string, own = cells) =>
      tableAt({ edition: example, people: [{ ...person, dice, cells: own }], tops })
        .offered('placeWorker')
        .includes('chamber-5')
    expect(open('green 5, purple 2')).toBe(true)
    expect(open('green 5, purple 1')).toBe(false)
    expect(open('green 5')).toBe(false)
    expect(open('purple 5')).toBe(false)
    expect(open('green 5, purple 2', { b1: 'orange-cow-4 turned 1' })).toBe(false)
  })

  test('[R68] one die at least, even where a die pays the chamber too', () => {
    const table = tableAt({
      edition: example,
      people: [{ ...person, dice: 'purple 5, purple 5' }],
      tops,
    })
    table.worker('chamber-5').play({ type: 'payDie', die: 'purple-01', flip: false })
    expect(table.offered('chooseTile')).toEqual(['purple-snake'])
  })

  test('[R71, G35] a cell can be covered once, the residence never', () => {
    const table = tableAt({ edition: example, people: [person], tops })
    const covered = table
      .player()
      .cells.map((placed) => placed && { ...placed, covers: 'orange-snake-3' })
    const closed = tableAt({
      edition: example,
      people: [{ ...person, state: { ...person.state, cells: covered } }],
      tops,
    })
    expect(closed.offered('placeWorker')).not.toContain('chamber-5')
  })

  test('[R69, G36] roads may be cut as long as every tile keeps a link', () => {
    const chain = {
      c2: 'orange-snake-6 turned 1',
      c3: 'blue-snake-1 turned 3',
      d2: 'green-snake-1 turned 3',
    }
    const table = tableAt({ edition: example, people: [{ ...person, cells: chain }], tops })
    table.worker('chamber-5').pay('green 5').play({ type: 'chooseTile', stack: 'purple-snake' })
    expect(table.offered('placeTile').filter((text) => text.startsWith('7'))).toEqual(['7 1'])
  })

  test('[G31] covering may open a closed province again', () => {
    const ends = { b1: 'green-cow-2 turned 1', d1: 'blue-cow-3 turned 1', c2: 'green-snake-1' }
    const closed = { ...ends, d2: 'orange-snake-2 turned 3' }
    const table = tableAt({ edition: example, people: [{ ...person, cells: closed }], tops })
    expect(table.offered('placeWorker')).not.toContain('quarry-1')
    table.worker('chamber-5').pay('green 5').play({ type: 'chooseTile', stack: 'purple-snake' })
    table.play({ type: 'placeTile', cell: at('d2'), turn: 3 }).pay('purple 2')
    expect(table.player().cells[at('d2')]?.tile).toBe('purple-snake-5')
    expect(groundOf(table.rules, table.player().cells).open).toEqual([at('d3')])
  })
})

/** The meeting of the markers, the last turns, and the ranking. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { gapOf } from '../../../src/games/rajas/rules/progress.ts'
import { start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { type Table, tableAt } from './fixture.ts'

const rajasRules = rajas.values

const done = {
  fameBonuses: 4,
  wealthBonuses: 5,
  spots: { bridge: 'gone', fame: 'active', wealth: 'active' },
  workers: 5,
} as const
const near = { ...done, fame: 36, wealth: 47 }
const far = { ...done, fame: 10, wealth: 10 }

/** Each seat takes 2 coins on a terrace. */
function rounds(table: Table, ...spaces: readonly string[]): Table {
  for (const space of spaces) table.worker(space).rest()
  return table
}

function placesOf(table: Table) {
  const standings = rajas.result(table.match.state)?.standings ?? []
  return standings.toSorted((a, b) => a.seat - b.seat).map(({ place }) => place)
}

describe('the gap', () => {
  test('[R95, E26] fame 36 meets wealth 49 and 50, fame 30 meets 61 and 62', () => {
    const gap = (fame: number, wealth: number) =>
      gapOf(rajasRules, { ...tableAt({}).player(), fame, wealth })
    expect([48, 49, 50, 51].map((wealth) => gap(36, wealth))).toEqual([-1, 0, 0, 1])
    expect([60, 61, 62].map((wealth) => gap(30, wealth))).toEqual([-1, 0, 0])
  })

  test('[G46] the counts are not clamped', () => {
    const player = { ...tableAt({}).player(), fame: 70, wealth: 130 }
    expect(gapOf(rajasRules, player)).toBe(70 + 65 - 61)
    const table = tableAt({ people: [{ state: { ...done, fame: 59, wealth: 119 } }] })
    rounds(table, 'terrace')
    expect(table.player().wealth).toBe(121)
  })
})

describe('the last cycle', () => {
  const people = (seat: number) => [0, 1, 2, 3].map((i) => ({ state: i === seat ? near : far }))

  test('[R97, E39] the others of the cycle may still place one worker each', () => {
    const table = tableAt({ seats: 4, people: people(1), turn: 1 })
    rounds(table, 'terrace').expectTurn(2)
    expect(table.view.crossed).toEqual([1])
    rounds(table, 'terrace-2').expectTurn(3)
    rounds(table, 'terrace-3')
    expect(table.wait.kind).toBe('over')
    const first = rounds(tableAt({ seats: 4, people: people(0) }), 'terrace')
    rounds(first.expectTurn(1), 'terrace-2', 'terrace-3', 'terrace-4')
    expect(first.wait.kind).toBe('over')
  })

  test('[G47, E39] the last of the cycle ends the match at once; a claimed elephant changes nothing', () => {
    const last = rounds(tableAt({ seats: 4, people: people(3), turn: 3 }), 'terrace')
    expect(last.wait.kind).toBe('over')
    const mogul = tableAt({ seats: 4, people: people(1), turn: 1, table: { nextFirst: 2 } })
    rounds(mogul, 'terrace').expectTurn(2)
    rounds(mogul, 'terrace-2').expectTurn(3)
  })

  test('[G5] placing is voluntary then; who has no worker is passed over', () => {
    const list = people(1).map((person, i) =>
      i === 3 ? { state: { ...far, unplaced: 0 } } : person,
    )
    const table = rounds(tableAt({ seats: 4, people: list, turn: 1 }), 'terrace').expectTurn(2)
    expect(table.offered('pass')).toHaveLength(1)
    expect(table.play({ type: 'pass' }).wait.kind).toBe('over')
  })

  test('[G44] the end is tested after the whole turn', () => {
    const chain = tableAt({
      people: [{ dice: 'blue 1', state: { ...near, wealth: 54, wealthBonuses: 4 } }],
    })
    chain.worker('terrace')
    expect(chain.wait.kind).toBe('dice')
    expect(chain.view.crossed).toEqual([])
    chain.rest()
    expect(chain.view.crossed).toEqual([0])
  })

  test('[G45] nobody pays coins after crossing', () => {
    const begun = start(rajas, 3)
    if (!begun.ok) throw new Error(begun.refusal.code)
    const random = makeRandom('after crossing')
    let { match } = begun
    while (rajas.result(match.state) === null) {
      const { crossed } = match.state.table
      match = advance(match, random)
      for (const event of match.last?.events ?? []) {
        if (event.type === 'coinsPaid') expect(crossed).not.toContain(event.seat)
      }
    }
    expect(match.state.table.crossed.length).toBeGreaterThan(0)
  })
})

describe('ranking', () => {
  test('[R98, E20] equal gaps: whoever crossed first wins', () => {
    const people = [
      { state: { ...far, wealth: 65 - 2, fame: 30 } },
      { state: { ...done, wealth: 52 - 2, fame: 37 } },
    ]
    const table = rounds(tableAt({ people }), 'terrace').expectTurn(1)
    rounds(table, 'terrace-2')
    const standings = rajas.result(table.match.state)?.standings
    expect(standings?.map(({ seat, score, place }) => [seat, score, place])).toEqual([
      [0, 2, 1],
      [1, 2, 2],
    ])
    const why = standings?.map(({ notes }) =>
      notes.map(({ key }) => key).includes('rajas.result.tie'),
    )
    expect(why).toEqual([true, true])
  })

  test('[R98, R99, G48] crossers by gap, the others by what is missing, equal ones share a place', () => {
    const people = [
      { state: near },
      { state: far },
      { state: { ...done, fame: 40, wealth: 47 } },
      { state: far },
    ]
    const table = rounds(
      tableAt({ seats: 4, people }),
      'terrace',
      'terrace-2',
      'terrace-3',
      'terrace-4',
    )
    expect(placesOf(table)).toEqual([2, 3, 1, 3])
  })
})

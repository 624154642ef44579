/** Higher and lower region values: by rule, by worked example, and recomputed from the marks on the sheets. */
import { describe, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import type { Player } from '../../../src/games/border/types.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { complete, cross, done, earned, K, L, matchAt, play, rowLayout } from './fixture.ts'

const ownLayout = border.values

const row = rowLayout

describe('first and later', () => {
  const be13 = matchAt({
    layout: row,
    sheets: ['alpha', 'beta'],
    crossed: [[3], [1, 2]],
    faces: ['yellow', 'yellow', 'yellow', 'red', 'orange'],
  })

  test('[BE13, B32, B33, BG4] first in the first action, later in the second of the same round', () => {
    const first = play(be13, 0, complete(be13, 0, 1, row), done)
    expect(earned(first, 0, K)).toBe(9)
    const later = play(first, 1, cross(3, 'yellow'), done)
    expect(earned(later, 1, K)).toBe(4)
  })

  test('[B30, B31] completion is told at once when the action closes', () => {
    const used = play(be13, 0, complete(be13, 0, 1, row))
    expect(earned(used, 0, K)).toBe(null)
    const scored = { type: 'regionCompleted', seat: 0, region: K, points: 9, first: true }
    expect(play(used, 0, done).last?.events).toContainEqual(scored)
  })

  test('[BE1, BG18] the villa earns 9 for D alone; for A, B and C 4 is left', () => {
    const villa = ownLayout.regions.find((region) => region.id === 9)
    const boxes = villa?.boxes.filter((box) => box !== 38) ?? []
    const match = matchAt({
      sheets: ['A', 'B', 'C', 'D'],
      crossed: [boxes, boxes, boxes, boxes],
      active: 3,
      faces: ['yellow', 'green', 'green', 'green', 'gray'],
    })
    const index = villa?.index ?? -1
    const d = play(match, 3, complete(match, 3, 38), done)
    expect(earned(d, 3, index)).toBe(9)
    expect(d.state.claimed[index]).toBe(11)
    const c = play(play(play(d, 2, cross(38, 'green'), done), 0, done), 1, done)
    expect([0, 1, 2, 3].map((seat) => earned(c, seat, index))).toEqual([null, null, 4, 9])
  })

  test('[BE7] the well: 4 for the first, 2 in a later round', () => {
    const wellFor = (claimed: readonly number[]) => {
      const match = matchAt({
        layout: row,
        sheets: ['alpha', 'beta'],
        crossed: [[3, 4, 5, 7], []],
        claimed,
        faces: ['gray', 'red', 'blue', 'blue', 'green'],
      })
      return earned(play(match, 0, complete(match, 0, 6, row), done), 0, L)
    }
    expect(wellFor([])).toBe(4)
    expect(wellFor([4])).toBe(2)
  })
})

describe('joint firsts', () => {
  const near = [3, 4, 5]
  const match = matchAt({
    layout: row,
    sheets: ['beta', 'beta', 'alpha'],
    crossed: [near, near, near],
    faces: ['red', 'gray', 'blue', 'yellow', 'orange'],
  })

  test('[BE14, BE8, B34] Y and Z complete L in the same second action, Y first: both earn 4', () => {
    const second = play(match, 0, done)
    const y = play(second, 1, cross(6, 'red'), done)
    expect(earned(y, 1, L)).toBe(null)
    const z = play(y, 2, cross(6, 'gray'), done)
    expect([1, 2].map((seat) => earned(z, seat, L))).toEqual([4, 4])
    expect(z.state.claimed[L]).toBe(12)
  })

  test('[BE14, BE8, B35] in the next round only 2 is left for X', () => {
    const later = matchAt({
      layout: row,
      sheets: ['beta', 'beta', 'alpha'],
      crossed: [[3, 4, 5, 7], near, near],
      claimed: [4],
      faces: ['red', 'gray', 'blue', 'yellow', 'orange'],
    })
    expect(earned(play(later, 0, complete(later, 0, 6, row), done), 0, L)).toBe(2)
  })

  test('[BG6, BG7] one box completes two regions, and a white box counts for its own', () => {
    const both = matchAt({
      layout: row,
      sheets: ['alpha', 'beta'],
      crossed: [[1, 2, 4, 5, 6, 7], []],
      faces: ['gray', 'red', 'blue', 'yellow', 'orange'],
    })
    const used = play(both, 0, complete(both, 0, 3, row), done)
    expect([K, L].map((region) => earned(used, 0, region))).toEqual([9, 4])
  })
})

/**
 * Recomputes the scores from the marks alone: the time of each player's last box, and who came
 * first.
 */
function scoreFromMarks(players: readonly Player[]): (number | null)[][] {
  const closed = players.map((player) =>
    ownLayout.regions.map((region) => {
      const marks = region.boxes.map((box) => player.crossed[box] ?? -1)
      return marks.includes(-1) ? Infinity : Math.max(...marks)
    }),
  )
  return closed.map((own) =>
    own.map((action, region) => {
      if (action === Infinity) return null
      const first = Math.min(...closed.map((other) => other[region] ?? Infinity))
      const { first: higher, later } = ownLayout.regions[region] ?? { first: 0, later: 0 }
      return action === first ? higher : later
    }),
  )
}

test('[B35, B36] random matches score as their marks say, every region once', () => {
  for (let i = 0; i < 18; i += 1) {
    const begun = start(border, 2 + (i % 3))
    if (!begun.ok) throw new Error(begun.refusal.code)
    const { players } = playOut(begun.match, makeRandom(`score ${i}`)).state
    expect(players.map((player) => player.earned)).toEqual(scoreFromMarks(players))
  }
})

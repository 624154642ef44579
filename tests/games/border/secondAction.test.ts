/** The second action: single boxes next to crossed ones, by rule and by worked example. */
import { describe, expect, test } from 'vitest'
import { retract } from '../../../src/kernel/history.ts'
import { legalFor, pendingOf } from '../../../src/kernel/match.ts'
import {
  complete,
  cross,
  crossable,
  done,
  earned,
  expectRefused,
  K,
  matchAt,
  play,
  rowLayout,
} from './fixture.ts'

const be3 = matchAt({
  sheets: ['A', 'B', 'C', 'D'],
  faces: ['gray', 'gray', 'gray', 'yellow', 'blue'],
})
const be4 = play(be3, 0, complete(be3, 0, 4), done)

describe('reach', () => {
  test('[BE4, B25] at first only boxes next to a white one can be crossed', () => {
    expect(crossable(be4, 1)).toEqual([1, 77, 84])
    expect(crossable(be4, 2)).toEqual([12, 84])
    expect(crossable(be4, 3)).toEqual([12])
  })

  test('[BE4, B22] both dice serve B and C alike', () => {
    const b = play(be4, 1, cross(1, 'yellow'), cross(77, 'blue'))
    const both = play(b, 2, cross(12, 'yellow'), cross(84, 'blue'))
    expect(legalFor(both, 1)).toEqual([done])
    expect(legalFor(both, 2)).toEqual([done])
  })

  test('[BE4, B29] the active player does nothing', () => {
    expect(pendingOf(be4).map((owed) => owed.kind === 'choice' && owed.seat)).toEqual([1, 2, 3])
    expect(legalFor(be4, 0)).toEqual([])
    expectRefused(be4, 0, cross(1, 'green'))
  })

  test('[BE10, BG2, B24] a chain 1, 2, 3 rests on itself; 3 cannot come first', () => {
    const match = matchAt({
      layout: rowLayout,
      sheets: ['beta', 'alpha'],
      faces: ['yellow', 'yellow', 'gray', 'blue', 'orange'],
    })
    const second = play(match, 0, done)
    expectRefused(second, 1, cross(3, 'gray'))
    expect(crossable(second, 1)).toEqual([1, 12])
    const chain = play(second, 1, cross(1, 'yellow'), cross(2, 'yellow'), cross(3, 'gray'))
    expect(crossable(chain, 1)).toEqual([12])
    const full = play(chain, 1, cross(12, 'blue'))
    expect(legalFor(full, 1)).toEqual([done])
    expect(earned(full, 1, K)).toBe(null)
    expect(earned(play(full, 1, done), 1, K)).toBe(9)
  })

  test('[B24, BG7] white boxes are neighbours that count, and no die matches them', () => {
    expect(crossable(be4, 3)).not.toContain(0)
    expectRefused(be4, 3, cross(0, 'blue'))
    expectRefused(be4, 3, cross(85, 'yellow'))
  })

  test('[B26] a segment may be begun, and nothing has to be crossed', () => {
    const begun = play(be4, 3, cross(12, 'blue'))
    expect(begun.state.players[3]?.crossed[18]).toBe(-1)
    const idle = play(play(play(be4, 1, done), 2, done), 3, done)
    expect(idle.state).toMatchObject({ active: 1, round: 7 })
  })

  test('[BG9] a crossed box is not crossed again', () => {
    expectRefused(play(be4, 1, cross(77, 'blue')), 1, cross(77, 'blue'))
  })
})

describe('dice', () => {
  test('[B23] a die serves a player once: one blue, one blue box', () => {
    const once = play(be4, 1, cross(77, 'blue'))
    expect(crossable(once, 1)).toEqual([1])
    expectRefused(once, 1, cross(84, 'blue'))
    expectRefused(be4, 1, cross(77, 'yellow'))
  })

  test('[BE5, B27, BG8] five spent dice: one cross in all, with any of the five', () => {
    const match = matchAt({
      layout: rowLayout,
      sheets: ['alpha', 'beta'],
      crossed: [[], [1, 2, 3, 4, 5, 6, 10, 11, 12]],
      faces: ['gray', 'gray', 'gray', 'red', 'red'],
    })
    const spent = play(
      match,
      0,
      complete(match, 0, 3, rowLayout),
      complete(match, 0, 8, rowLayout),
      done,
    )
    expect(spent.state.phase).toMatchObject({ kind: 'cross', single: true })
    expect(crossable(spent, 1)).toEqual([7, 9])
    for (const [box, colour] of [
      [7, 'red'],
      [9, 'gray'],
    ] as const) {
      expect(legalFor(play(spent, 1, cross(box, colour)), 1)).toEqual([done])
    }
  })

  test('[BE5, B28] none spent: each other player may use all five', () => {
    const match = matchAt({
      layout: rowLayout,
      sheets: ['beta', 'alpha'],
      faces: ['yellow', 'yellow', 'gray', 'gray', 'gray'],
    })
    const all = [1, 2, 3, 4, 5].map((box) => cross(box, box < 3 ? 'yellow' : 'gray'))
    const used = play(match, 0, done)
    expect(legalFor(play(used, 1, ...all), 1)).toEqual([done])
  })

  test('[BG15] a player with nothing in reach is done at once, the others are asked', () => {
    const match = matchAt({
      layout: rowLayout,
      sheets: ['beta', 'alpha', 'beta'],
      faces: ['yellow', 'yellow', 'yellow', 'orange', 'orange'],
    })
    const second = play(match, 0, done)
    expect(second.last?.events.at(-1)).toEqual({ type: 'seatIdle', seat: 2 })
    expect(pendingOf(second)).toEqual([{ kind: 'choice', seat: 1, batch: 12 }])
  })
})

describe('parallel play', () => {
  test('[BG5, B45] a player takes back its own crosses while others go on', () => {
    const mixed = play(play(be4, 1, cross(1, 'yellow')), 2, cross(84, 'blue'))
    const back = retract(mixed, 1)
    expect(back.ok && crossable(back.match, 1)).toEqual([1, 77, 84])
    expect(back.ok && back.match.state).toEqual(play(be4, 2, cross(84, 'blue')).state)
  })

  test('[BG5] even being done is taken back until the last player is done', () => {
    const waiting = play(play(be4, 1, done), 2, done)
    const back = retract(waiting, 1)
    expect(back.ok && back.match.state).toEqual(play(be4, 2, done).state)
    const closed = play(waiting, 3, done)
    expect(retract(closed, 1).ok).toBe(false)
  })

  test('[B11] the round ends with the last player; the next seat clockwise is active', () => {
    const two = play(play(be4, 3, done), 1, done)
    expect(two.state.active).toBe(0)
    expect(play(two, 2, done).state).toMatchObject({ active: 1, round: 7, action: 13 })
    const last = matchAt({
      sheets: ['A', 'B', 'C'],
      active: 2,
      faces: ['gray', 'gray', 'blue', 'yellow', 'blue'],
    })
    const closed = play(play(play(last, 2, done), 0, done), 1, done)
    expect(closed.state.active).toBe(0)
  })
})

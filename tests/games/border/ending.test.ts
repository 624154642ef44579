/** The sixth region, the last second action, and who wins. */
import { describe, expect, test } from 'vitest'
import { border } from '../../../src/games/border/index.ts'
import { setup } from '../../../src/games/border/rules/setup.ts'
import { result } from '../../../src/games/border/rules/result.ts'
import { pointsOf, regionCount } from '../../../src/games/border/rules/scoring.ts'
import type { State } from '../../../src/games/border/types.ts'
import { takeBack } from '../../../src/kernel/history.ts'
import { legalFor, pendingOf } from '../../../src/kernel/match.ts'
import { type BorderMatch, complete, cross, done, earned, matchAt, play } from './fixture.ts'

const ownLayout = border.values

const indexOf = (id: number) => ownLayout.regions.findIndex((region) => region.id === id)
const boxesOf = (ids: readonly number[], less: readonly number[] = []) =>
  ownLayout.regions
    .filter((region) => ids.includes(region.id))
    .flatMap((region) => region.boxes)
    .filter((box) => !less.includes(box))
const placesOf = (match: BorderMatch | State) =>
  result('phase' in match ? match : match.state)?.standings.map(({ seat, place }) => [seat, place])

/**
 * Five regions of seat 0 on sheet C, worth 30; the sixth (6/3) lacks the orange segment of boxes 72
 * and 73.
 */
const five = { 7: 7, 8: 8, 11: 11, 4: 2, 5: 2 }
const sixth = { sheets: ['C', 'B', 'A'], claimed: [7, 8, 11, 4, 5, 6], earned: [five] } as const
const almost = boxesOf([4, 5, 6, 7, 8, 11], [72, 73])
const faces = ['orange', 'orange', 'red', 'gray', 'gray'] as const

describe('the last round', () => {
  const be9 = matchAt({ ...sixth, crossed: [almost], faces })
  const ended = play(be9, 0, complete(be9, 0, 72), done)

  test('[BE9, B37, B38, B10] the sixth region in the first action: the second is still played', () => {
    expect(ended.state.phase.kind).toBe('cross')
    expect(regionCount(ended.state.players[0] ?? never())).toBe(6)
    const over = finish(ended)
    expect(pendingOf(over)).toEqual([])
    expect(pointsOf(over.state.players[0] ?? never())).toBe(33)
    expect(placesOf(over)?.[0]).toEqual([0, 1])
  })

  test('[BG20] a match that is over is not taken back', () => {
    expect(takeBack(finish(ended))).toMatchObject({ refusal: { code: 'cannotTakeBackFinal' } })
  })

  test('[B37] what is closed and not yet scored counts for the preview of the sixth region', () => {
    const lacking = boxesOf([4, 5, 6, 7, 8, 11], [72])
    const match = matchAt({
      sheets: ['A', 'B'],
      claimed: [7, 8, 11, 5],
      // Region 4 was closed in this action.
      earned: [five, { 7: 7, 8: 8, 11: 11, 5: 2 }],
      crossed: [[], lacking],
      faces: ['red', 'orange', 'gray', 'gray', 'yellow'],
    })
    const second = play(match, 0, done)
    const { game, state } = second
    const keys = (game.preview?.(cross(72, 'red'), game.view(state, 1)) ?? []).map(({ key }) => key)
    expect(keys).toContain('border.preview.sixth')
  })

  test('[BG19] nothing in the last second action averts the end', () => {
    const crossed = [almost, boxesOf([10], [79])]
    const match = matchAt({ ...sixth, claimed: [10], crossed, faces })
    const second = play(match, 0, complete(match, 0, 72), done)
    const over = finish(play(second, 1, cross(79, 'red'), done))
    expect(earned(over, 1, indexOf(10))).toBe(5)
    expect(over.last?.events.at(-1)).toEqual({ type: 'matchEnded', seats: [0] })
  })

  test('[BG8] five spent dice leave one die for each in the last round as well', () => {
    const spending = [...faces.slice(0, 2), 'yellow', 'yellow', 'yellow'] as const
    const match = matchAt({ ...sixth, crossed: [almost], faces: spending })
    const used = play(match, 0, complete(match, 0, 72), complete(match, 0, 12), done)
    expect(regionCount(used.state.players[0] ?? never())).toBe(6)
    const crossed = play(used, 1, cross(1, 'yellow'))
    expect(legalFor(crossed, 1)).toEqual([done])
  })

  test('[BE19, B42] the player with five regions and 35 beats the one with six and 33', () => {
    const four = { 12: 12, 9: 9, 5: 5, 4: 4 }
    const match = matchAt({
      ...sixth,
      claimed: [4, 5, 6, 7, 8, 9, 10, 11, 12],
      earned: [five, four],
      crossed: [almost, boxesOf([12, 9, 5, 4, 10], [79])],
      faces,
    })
    const first = play(match, 0, complete(match, 0, 72), done)
    const over = finish(play(first, 1, cross(79, 'red'), done))
    expect(earned(over, 1, indexOf(10))).toBe(5)
    expect(over.state.players.map(pointsOf).slice(0, 2)).toEqual([33, 35])
    expect(placesOf(over)?.slice(0, 2)).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  test('[BE18, B39, B40, B41] two sixth regions in one second action: all finish, nobody goes on', () => {
    const lacking = boxesOf([4, 5, 6, 7, 8, 11], [72])
    const match = matchAt({
      sheets: ['A', 'B', 'C'],
      claimed: [7, 8, 11, 4, 5],
      earned: [five, five, five],
      crossed: [almost, lacking, lacking],
      faces: ['red', 'orange', 'gray', 'gray', 'yellow'],
    })
    const second = play(match, 0, done)
    const y = play(second, 1, cross(72, 'red'), done)
    expect(pendingOf(y)).toMatchObject([{ seat: 2 }])
    const over = play(y, 2, cross(72, 'orange'), done)
    expect([1, 2].map((seat) => earned(over, seat, indexOf(6)))).toEqual([6, 6])
    expect(over.last?.events.at(-1)).toEqual({ type: 'matchEnded', seats: [1, 2] })
    expect(pendingOf(over)).toEqual([])
    expect(over.state.active).toBe(0)
    expect(result(over.state)?.standings.map(({ score }) => score)).toEqual([36, 36, 30])
  })
})

describe('ties', () => {
  /** A finished match whose players earned these values, by region number. */
  function finished(...earned: Readonly<Record<number, number>>[]): State {
    const empty = setup(ownLayout, earned.length)
    const players = empty.players.map((player, seat) =>
      Object.assign({}, player, {
        earned: ownLayout.regions.map((region) => earned[seat]?.[region.id] ?? null),
      }),
    )
    return { ...empty, phase: { kind: 'over' }, players }
  }

  const x = { 10: 10, 7: 7, 12: 6, 5: 5, 11: 5, 4: 4 }

  test('[BE21, B43, BG10] 37 against 37: an earned 11 beats an earned 10, a late 12 does not count', () => {
    const y = { 11: 11, 9: 9, 8: 8, 6: 6, 7: 3 }
    expect(placesOf(finished(x, y))).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  test('[BE21, BG10] equal greatest values: the second decides', () => {
    const longer = { 12: 12, 10: 10, 11: 5, 8: 4, 7: 3, 4: 2 }
    const shorter = { 12: 12, 9: 9, 8: 8, 7: 7 }
    expect(placesOf(finished(longer, shorter))).toEqual([
      [0, 1],
      [1, 2],
    ])
  })

  test('[BE21, BG11] equal lists share the place; the next place is counted on', () => {
    expect(placesOf(finished(x, { 4: 4 }, x))).toEqual([
      [0, 1],
      [2, 1],
      [1, 3],
    ])
  })

  test('[BG11] below the first place the same comparison holds', () => {
    const low = { 9: 9, 4: 2 }
    const high = { 11: 11 }
    expect(placesOf(finished(low, x, high))).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ])
  })
})

/** Submits `done` for every seat that still has to answer. */
function finish(from: BorderMatch): BorderMatch {
  let match = from
  for (const owed of pendingOf(from)) {
    if (owed.kind === 'choice') match = play(match, owed.seat, done)
  }
  return match
}

function never(): never {
  throw new Error('a player is missing')
}

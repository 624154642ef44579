/** The odds, compared with a brute-force enumeration of all choices of dice. */
import { describe, expect, test } from 'vitest'
import { oddsFor, oddsWhenThrowing } from '../../../src/games/border/telling/hints.ts'
import { border } from '../../../src/games/border/index.ts'
import { oddsFrom, oddsOfThrow } from '../../../src/games/border/telling/chances.ts'
import { matchAt } from './fixture.ts'

const ownLayout = border.values

type Faces = readonly number[]

/** The best probability over all 32 choices, by trying every outcome of every throw. */
function tryAll(
  needs: readonly number[],
  faces: Faces,
  throws: number,
  memo: Map<string, number>,
): number {
  const isGood = needs.every((need, c) => faces.filter((face) => face === c).length >= need)
  if (throws === 0 || isGood) return isGood ? 1 : 0
  const key = `${faces.toSorted().join('')}|${throws}`
  const known = memo.get(key)
  if (known !== undefined) return known
  let best = 0
  for (let mask = 1; mask < 32; mask += 1) {
    best = Math.max(best, tryThrow(needs, faces, mask, throws, memo))
  }
  memo.set(key, best)
  return best
}

function tryThrow(
  needs: readonly number[],
  faces: Faces,
  mask: number,
  throws: number,
  memo: Map<string, number>,
): number {
  const thrown = [0, 1, 2, 3, 4].filter((die) => (mask >> die) & 1)
  const outcomes = 6 ** thrown.length
  let sum = 0
  for (let outcome = 0; outcome < outcomes; outcome += 1) {
    const next = faces.slice()
    let rest = outcome
    for (const die of thrown) {
      next[die] = rest % 6
      rest = Math.floor(rest / 6)
    }
    sum += tryAll(needs, next, throws - 1, memo)
  }
  return sum / outcomes
}

const counts = (faces: Faces) => [0, 1, 2, 3, 4, 5].map((c) => faces.filter((f) => f === c).length)

describe('odds', () => {
  test.each([
    [[2, 0, 0, 0, 0, 0], [0, 1, 1, 2, 3], 1],
    [[2, 2, 0, 0, 0, 0], [0, 1, 2, 3, 3], 2],
    [[0, 0, 3, 2, 0, 0], [2, 2, 2, 2, 2], 1],
    [[1, 0, 2, 0, 0, 1], [5, 4, 4, 4, 4], 2],
    [[0, 0, 0, 0, 0, 0], [1, 2, 3, 4, 5], 2],
    [[3, 3, 0, 0, 0, 0], [0, 0, 0, 1, 1], 1],
  ])('oddsFrom needs %j from %j with %d throws agrees with brute force', (needs, faces, throws) => {
    const { ways, of } = oddsFrom(needs, counts(faces), throws)
    expect(Number.isSafeInteger(ways) && Number.isSafeInteger(of)).toBe(true)
    expect(ways / of).toBeCloseTo(tryAll(needs, faces, throws, new Map()), 12)
  })

  test('oddsOfThrow agrees with brute force for a given choice of dice', () => {
    const needs = [2, 1, 0, 0, 0, 0]
    const faces = [0, 0, 0, 5, 5]
    const kept = counts([0, 0, 5])
    const { ways, of } = oddsOfThrow(needs, kept, 2, 1)
    const mask = (1 << 2) | (1 << 4)
    expect(ways / of).toBeCloseTo(tryThrow(needs, faces, mask, 2, new Map()), 12)
  })

  test('oddsFrom gives the known odds of five and two of a kind in three throws', () => {
    const single = 1 - (5 / 6) ** 3
    const five = oddsOfThrow([5, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], 5, 2)
    expect(five.ways / five.of).toBeCloseTo(single ** 5, 12)
    const two = oddsOfThrow([2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], 5, 2)
    expect(two.ways / two.of).toBeCloseTo(
      1 - (1 - single) ** 5 - 5 * single * (1 - single) ** 4,
      12,
    )
  })
})

describe('odds at the table', () => {
  const scene = { sheets: ['A', 'B'], faces: ['gray', 'gray', 'red', 'red', 'red'] } as const
  const gray3 = ownLayout.sheets['A']?.segmentOf[4] ?? -1

  test('oddsFor is 1 or 0 after the last throw', () => {
    const { state, game } = matchAt(scene)
    const red5 = ownLayout.sheets['A']?.segmentOf[7] ?? -1
    const gray2 = ownLayout.sheets['A']?.segmentOf[55] ?? -1
    const odds = (...segments: number[]) => oddsFor(ownLayout, game.view(state, 0), segments)
    expect(odds(gray2)).toEqual({ ways: 1, of: 1 })
    expect(odds(red5)).toEqual({ ways: 0, of: 1 })
    expect(odds(gray2, gray3)).toEqual({ ways: 0, of: 1 })
  })

  test('oddsFor gives the odds of a third gray die in one throw of three dice', () => {
    const { state, game } = matchAt({ ...scene, throws: 2 })
    const view = game.view(state, 0)
    expect(oddsFor(ownLayout, view, [gray3])).toEqual({ ways: 216 - 125, of: 216 })
    expect(oddsWhenThrowing(ownLayout, view, [gray3], [2])).toEqual({ ways: 1, of: 6 })
  })

  test('oddsFor needs no dice for boxes already crossed', () => {
    const { state, game } = matchAt({ ...scene, throws: 2, crossed: [[4], []] })
    expect(oddsFor(ownLayout, game.view(state, 0), [gray3])).toEqual({ ways: 216, of: 216 })
  })
})

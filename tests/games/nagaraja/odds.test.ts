import { describe, expect, test } from 'vitest'
import {
  chanceOfAtLeast,
  chanceToWin,
  oddsOf,
} from '../../../src/games/nagaraja/telling/chances.ts'
import { box } from './fixture.ts'

const none = { brown: 0, green: 0, white: 0 }

/** The odds by brute force: all outcomes of the sticks. */
function counted(faces: readonly (readonly { points: number; nagas: number }[])[]) {
  const ways = new Map<string, number>()
  const fall = (at: number, points: number, nagas: number): void => {
    if (at === faces.length) {
      const key = `${nagas}/${points}`
      ways.set(key, (ways.get(key) ?? 0) + 1)
      return
    }
    for (const face of faces[at]!) fall(at + 1, points + face.points, nagas + face.nagas)
  }
  fall(0, 0, 0)
  return ways
}

describe('odds', () => {
  test('[N9] [NG2] every stick has four faces, each with points or a naga, none with both', () => {
    for (const faces of Object.values(box.faces)) {
      expect(faces).toHaveLength(4)
      expect(faces.every(({ points, nagas }) => points > 0 !== nagas > 0)).toBe(true)
    }
  })

  test('[N10] the longer the stick, the more points and the fewer nagas', () => {
    const means = (['brown', 'white', 'green'] as const).map((kind) => {
      const { meanPoints, meanNagas } = oddsOf(box, { ...none, [kind]: 1 })
      return [meanPoints, meanNagas]
    })
    expect(means).toEqual([
      [2.5, 0],
      [1.5, 0.25],
      [0.5, 0.5],
    ])
  })

  test.each([
    { brown: 1, white: 2, green: 3 },
    { brown: 3, white: 1, green: 1 },
    { brown: 0, white: 0, green: 4 },
    { brown: 0, white: 0, green: 0 },
  ])('exact for %o', (counts) => {
    const faces = (['brown', 'white', 'green'] as const).flatMap((kind) =>
      Array.from({ length: counts[kind] }, () => box.faces[kind]),
    )
    const ways = counted(faces)
    const { joint } = oddsOf(box, counts)
    for (const [nagas, row] of joint.entries()) {
      for (const [points, chance] of row.entries()) {
        expect(chance).toBe((ways.get(`${nagas}/${points}`) ?? 0) / 4 ** faces.length)
      }
    }
    expect(joint.flat().reduce((sum, chance) => sum + chance, 0)).toBe(1)
  })

  test('[N29] the chance to win a room counts ties for the guide', () => {
    const odds = oddsOf(box, { ...none, white: 1 })
    expect(chanceOfAtLeast(odds.nagas, 1)).toBe(0.25)
    expect(chanceToWin(odds, odds, 0, 1)).toBe(10 / 16)
    expect(chanceToWin(odds, odds, 0, 0)).toBe(6 / 16)
    expect(chanceToWin(odds, odds, 4, 0)).toBe(1)
  })
})

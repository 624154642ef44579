/** The probability of rolling more, compared with brute force. */
import { expect, test } from 'vitest'
import { chanceOfMore } from '../../../src/games/rajas/telling/chances.ts'

const faces = [1, 2, 3, 4, 5, 6]
const falls = (dice: number): readonly number[] =>
  dice === 0 ? [0] : falls(dice - 1).flatMap((sum) => faces.map((face) => sum + face))

test.each([1, 2, 3])('chanceOfMore agrees with brute force for %i dice', (dice) => {
  const all = falls(dice)
  for (let now = dice; now <= 6 * dice; now += 1) {
    const counted = all.filter((sum) => sum > now).length / all.length
    expect(chanceOfMore(dice, now)).toBeCloseTo(counted, 12)
  }
})

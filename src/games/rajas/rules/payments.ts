/** Enumerates minimal payments in dice of one colour: no die and no flip is superfluous, equal sets appear once. */
import { type Purse, worth } from './purse.ts'
import type { Die } from '../types.ts'
import type { Colour } from '../vocabulary.ts'

/** All dice of a payment, and those of them that karma flips. */
export interface Payment {
  readonly dice: readonly string[]
  readonly flips: readonly string[]
}

interface Part {
  readonly die: Die
  readonly flip: boolean
}

/** The highest face that gains value when flipped. */
const lowHalf = 3

/**
 * A payment ends as soon as the price is reached [G29], so leaving out any die or flip must fall
 * short.
 */
export function paymentsOf(purse: Purse, colour: Colour, due: number): readonly Payment[] {
  const own = purse.dice.filter((die) => die.colour === colour)
  const faces = [6, 5, 4, 3, 2, 1].map((face) => own.filter(({ value }) => value === face))
  const found: Payment[] = []

  function search(at: number, paid: number, karma: number, parts: readonly Part[]): void {
    if (paid >= due) {
      if (isJustEnough(parts, paid, due)) found.push(paymentFrom(parts))
      return
    }
    const dice = faces[at]
    if (!dice) return
    const flipsMost = (dice[0]?.value ?? 0) > lowHalf ? 0 : Math.min(karma, dice.length)
    for (let count = 0; count <= dice.length; count += 1) {
      for (let flips = 0; flips <= Math.min(count, flipsMost); flips += 1) {
        const added = dice.slice(0, count).map((die, i): Part => ({ die, flip: i < flips }))
        search(at + 1, paid + sumOf(added), karma - flips, [...parts, ...added])
      }
    }
  }

  search(0, 0, purse.karma, [])
  return found
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { die, flip }) => sum + worth(die, flip), 0)
}

function isJustEnough(parts: readonly Part[], paid: number, due: number): boolean {
  return parts.every(({ die, flip }) => {
    const spared = flip ? worth(die, true) - die.value : die.value
    return paid - spared < due
  })
}

function paymentFrom(parts: readonly Part[]): Payment {
  const ids = (list: readonly Part[]) => list.map(({ die }) => die.id).sort()
  return { dice: ids(parts), flips: ids(parts.filter(({ flip }) => flip)) }
}

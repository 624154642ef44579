/** Dice are counted per colour, not by identity [BG4]. */
import { colours } from '../vocabulary.ts'
import type { Die } from '../types.ts'

/** The number of unspent dice of each colour. */
export function countUnspent(dice: readonly Die[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const die of dice) if (!die.spent) addFace(counts, die)
  return counts
}

export function countAll(dice: readonly Die[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const die of dice) addFace(counts, die)
  return counts
}

function addFace(counts: number[], die: Die): void {
  if (die.face === null) return
  const at = colours.indexOf(die.face)
  counts[at] = (counts[at] ?? 0) + 1
}

export function allSpent(dice: readonly Die[]): boolean {
  return dice.every((die) => die.spent)
}

/**
 * The indices of the first `count` unspent dice of a colour; dice of equal colour are
 * interchangeable.
 */
export function pickDice(dice: readonly Die[], colour: Die['face'], count: number): number[] {
  const picked: number[] = []
  for (let i = 0; i < dice.length && picked.length < count; i += 1) {
    const die = dice[i]
    if (die && !die.spent && die.face === colour) picked.push(i)
  }
  return picked
}

/** A player's means of payment: own dice, and karma that flips dice while paying. */
import type { Die } from '../types.ts'
import type { Space } from '../edition/spaces.ts'
import type { Colour } from '../vocabulary.ts'

export interface Purse {
  readonly dice: readonly Die[]
  readonly karma: number
}

/** One die of a payment, flipped or not. */
export interface Pay {
  readonly die: Die
  readonly flip: boolean
}

/** [R25] [R81] */
export function worth(die: Die, flip: boolean): number {
  return flip ? 7 - die.value : die.value
}

/** The highest total of the dice of one colour, using karma for the best flips [R84]. */
export function bestTotal(purse: Purse, colour: Colour, without?: Die): number {
  let sum = 0
  let ones = 0
  let twos = 0
  let threes = 0
  for (const die of purse.dice) {
    if (die.colour !== colour || die === without) continue
    sum += die.value
    if (die.value === 1) ones += 1
    else if (die.value === 2) twos += 1
    else if (die.value === 3) threes += 1
  }
  const first = Math.min(purse.karma, ones)
  const second = Math.min(purse.karma - first, twos)
  const third = Math.min(purse.karma - first - second, threes)
  return sum + first * 5 + second * 3 + third
}

/**
 * True if the die pays a cost of one die; no flip is offered where only the colour matters [G28].
 */
export function fitsCost(space: Space, die: Die, flip: boolean): boolean {
  if (space.colour !== null) return !flip && die.colour === space.colour
  return space.values === null || space.values.includes(worth(die, flip))
}

/** The purse after a payment. */
export function purseAfter(purse: Purse, pay: Pay): Purse {
  return {
    dice: purse.dice.filter((die) => die !== pay.die),
    karma: purse.karma - (pay.flip ? 1 : 0),
  }
}

/** All ways to pay the one die of a space, in the order of commands. */
export function waysToPay(space: Space, purse: Purse): readonly Pay[] {
  const ways: Pay[] = []
  for (const die of purse.dice) {
    if (fitsCost(space, die, false)) ways.push({ die, flip: false })
    if (purse.karma > 0 && fitsCost(space, die, true)) ways.push({ die, flip: true })
  }
  return ways
}

export function canPayDie(space: Space, purse: Purse): boolean {
  for (const die of purse.dice) {
    if (fitsCost(space, die, false)) return true
    if (purse.karma > 0 && fitsCost(space, die, true)) return true
  }
  return false
}

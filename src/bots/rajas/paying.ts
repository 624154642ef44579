/** Finds the cheapest payment: which dice of a colour to spend, and which of them to flip. */
import { bestTotal, worth } from '../../games/rajas/rules/purse.ts'
import type { Die } from '../../games/rajas/types.ts'
import type { Colour } from '../../games/rajas/vocabulary.ts'
import { flippable, karmaWorth } from './weights.ts'
import { dieWorth, type SeatContext } from './worth.ts'
import { sum } from '../best.ts'

export interface PaymentPlan {
  readonly cost: number
  readonly pays: readonly { readonly die: Die; readonly flip: boolean }[]
}

/**
 * Branch-and-bound search over the dice of one colour with a total of at least `due`; null when
 * there are not enough.
 */
export function cheapest(
  dice: readonly Die[],
  colour: Colour,
  karma: number,
  due: number,
): PaymentPlan | null {
  if (bestTotal({ dice, karma }, colour) < due) return null
  const own = dice.filter((die) => die.colour === colour).toSorted((a, b) => b.value - a.value)
  let best: PaymentPlan | null = null

  function search(at: number, left: number, karmaLeft: number, plan: PaymentPlan): void {
    if (best && plan.cost >= best.cost) return
    if (left <= 0 && plan.pays.length > 0) {
      best = plan
      return
    }
    const die = own[at]
    if (!die) return
    const { cost, pays } = plan
    const price = cost + dieWorth(die.value)
    search(at + 1, left - die.value, karmaLeft, {
      cost: price,
      pays: [...pays, { die, flip: false }],
    })
    if (karmaLeft > 0 && die.value <= flippable) {
      search(at + 1, left - worth(die, true), karmaLeft - 1, {
        cost: price + karmaWorth,
        pays: [...pays, { die, flip: true }],
      })
    }
    search(at + 1, left, karmaLeft, plan)
  }

  search(0, due, karma, { cost: 0, pays: [] })
  return best
}

/** The worth of the dice and karma spent on one payment. */
export function paymentCost(
  { player }: SeatContext,
  dice: readonly string[],
  flips: number,
): number {
  const given = player.dice.filter(({ id }) => dice.includes(id))
  return sum(given.map(({ value }) => dieWorth(value))) + flips * karmaWorth
}

/** Scores a worker placement: the best outcome of the space's action minus its cost. */
import { chamberBenefit } from '../../games/rajas/rules/chambers.ts'
import { groundOf, oneGoodCoins } from '../../games/rajas/rules/ground.ts'
import { waysToPay, worth } from '../../games/rajas/rules/purse.ts'
import type { Space } from '../../games/rajas/edition/spaces.ts'
import { bestBuild, bestCover } from './building.ts'
import { impossibleScore, karmaWorth, paidActionBonus, perCoin } from './weights.ts'
import { benefitWorth, boatWorth, dieWorth, type SeatContext } from './worth.ts'

export function spaceWorth(context: SeatContext, space: Space): number {
  const coins = space.coins * perCoin
  if (space.kind === 'quarry') return bestBuild(context) - coins
  if (!space.paysDie) return benefitWorth(context, space.benefit) - coins
  const ways = waysToPay(space, context.player)
  return Math.max(impossibleScore, ...ways.map((way) => payWorth(context, space, way))) - coins
}

type Way = ReturnType<typeof waysToPay>[number]

/** The worth of the action bought with this die, minus the die and its flip. */
export function payWorth(context: SeatContext, space: Space, { die, flip }: Way): number {
  const cost = dieWorth(die.value) + (flip ? karmaWorth : 0)
  return actionWorth(context, space, worth(die, flip)) - cost
}

function actionWorth(context: SeatContext, space: Space, value: number): number {
  const { rules, view, player } = context
  if (space.kind === 'harbour') return boatWorth(context, value)
  if (space.good !== null) {
    return oneGoodCoins(groundOf(rules, player.cells), space.good, value) * perCoin
  }
  if (space.benefit) return benefitWorth(context, space.benefit) + paidActionBonus
  const benefit = chamberBenefit(rules, view, space.chamber)
  return benefit.kind === 'coverTile' ? bestCover(context) : benefitWorth(context, benefit)
}

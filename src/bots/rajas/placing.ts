/** Scores a worker placement: the best outcome of the space's action minus its cost. */
import { chamberBenefit } from '../../games/rajas/rules/chambers.ts'
import { groundOf, oneGoodCoins } from '../../games/rajas/rules/ground.ts'
import { waysToPay, worth } from '../../games/rajas/rules/purse.ts'
import type { Space } from '../../games/rajas/edition/spaces.ts'
import { bestBuild, bestCover } from './building.ts'
import { impossible, karmaWorth, paidAction, perCoin } from './weights.ts'
import { benefitWorth, boatWorth, dieWorth, type Eyes } from './worth.ts'

export function spaceWorth(eyes: Eyes, space: Space): number {
  const coins = space.coins * perCoin
  if (space.kind === 'quarry') return bestBuild(eyes) - coins
  if (!space.paysDie) return benefitWorth(eyes, space.benefit) - coins
  const ways = waysToPay(space, eyes.player)
  return Math.max(impossible, ...ways.map((way) => payWorth(eyes, space, way))) - coins
}

type Way = ReturnType<typeof waysToPay>[number]

/** The worth of the action bought with this die, minus the die and its flip. */
export function payWorth(eyes: Eyes, space: Space, { die, flip }: Way): number {
  const cost = dieWorth(die.value) + (flip ? karmaWorth : 0)
  return actionWorth(eyes, space, worth(die, flip)) - cost
}

function actionWorth(eyes: Eyes, space: Space, value: number): number {
  const { rules, view, player } = eyes
  if (space.kind === 'harbour') return boatWorth(eyes, value)
  if (space.good !== null) {
    return oneGoodCoins(groundOf(rules, player.cells), space.good, value) * perCoin
  }
  if (space.benefit) return benefitWorth(eyes, space.benefit) + paidAction
  const benefit = chamberBenefit(rules, view, space.chamber)
  return benefit.kind === 'coverTile' ? bestCover(eyes) : benefitWorth(eyes, benefit)
}

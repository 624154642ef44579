/** Values dice, benefits, palace actions and boat moves, in steps of the gap between the two markers. */
import { chamberBenefit, canVisit } from '../../games/rajas/rules/chambers.ts'
import type { Benefit } from '../../games/rajas/data/benefits.ts'
import type { Rules } from '../../games/rajas/edition.ts'
import { groundOf, oneGoodCoins } from '../../games/rajas/rules/ground.ts'
import { amountOf, playerAt, upgradable, upgradesMade } from '../../games/rajas/rules/progress.ts'
import {
  canAdvance,
  exactlyAhead,
  passesBridge,
  riverBenefit,
  spacesAhead,
} from '../../games/rajas/rules/river.ts'
import type { Player, View } from '../../games/rajas/types.ts'
import { goods } from '../../games/rajas/vocabulary.ts'
import type { Seat } from '../../kernel/seat.ts'
import {
  colouredDieFactor,
  coverTileWorth,
  recursionDepth,
  dieParts,
  firstPlayerWorth,
  incomeTileWorth,
  karmaWorth,
  lowPips,
  perCoin,
  rerollWorth,
  spareDieWorth,
  beyondDepth,
  upgradeWeights,
  riverStep,
  workerWorth,
} from './weights.ts'

export interface SeatContext {
  readonly rules: Rules
  readonly view: View
  readonly seat: Seat
  readonly player: Player
  /** Cache of the best build and cover of this decision. */
  readonly cache: { build?: number; cover?: number }
}

export function dieWorth(value: number): number {
  return dieParts.base + value * dieParts.perPip
}

/** The worth of `n` dice still to be rolled; dice beyond the capacity count little. */
export function freshDiceWorth({ player }: SeatContext, n: number): number {
  const room = player.capacity - player.dice.length
  return Math.min(n, room) * dieWorth(dieParts.mean) + Math.max(0, n - room) * spareDieWorth
}

export function upgradeWorth({ player }: SeatContext): number {
  if (upgradable(player).length === 0) return 0
  const { most, least, perMade, perFame } = upgradeWeights
  return Math.max(least, most - upgradesMade(player) * perMade - player.fame * perFame)
}

/** `left` limits the recursion through chains of palace actions and boat moves. */
export function benefitWorth(
  context: SeatContext,
  benefit: Benefit | null,
  left: number = recursionDepth,
): number {
  if (!benefit) return 0
  const { rules, view, seat, player } = context
  const amount = amountOf(rules, view, seat, benefit)
  if (amount) return amount.track === 'fame' ? amount.n : amount.n * perCoin
  switch (benefit.kind) {
    case 'all':
      return benefit.of.reduce((sum, part) => sum + benefitWorth(context, part, left), 0)
    case 'karma':
      return Math.min(benefit.n, rules.edition.karma.max - player.karma) * karmaWorth
    case 'anyDice':
      return freshDiceWorth(context, benefit.n)
    case 'anyDicePerKarma':
      return freshDiceWorth(context, benefit.n * player.karma)
    case 'colourDice':
      return freshDiceWorth(context, benefit.colours.length) * colouredDieFactor
    case 'colourDicePerKarma':
      return freshDiceWorth(context, player.karma) * colouredDieFactor
    case 'upgrade':
      return upgradeWorth(context) * benefit.n
    case 'boatNextFree':
      return left > 0 ? boatWorth(context, 1, left - 1) : beyondDepth.boat
    case 'boatUpTo':
      return left > 0 ? boatWorth(context, benefit.n, left - 1) : beyondDepth.boat
    case 'boatExactly': {
      const to = exactlyAhead(rules, view, seat, benefit.n)
      return to === null || left === 0 ? 0 : landingWorth(context, to, left - 1)
    }
    case 'palaceAction':
      return left > 0
        ? Math.max(0, ...benefit.chambers.map((c) => chamberWorth(context, c, left)))
        : beyondDepth.palace
    case 'palacePerson':
      return chamberWorth(context, benefit.chamber, left)
    case 'oneGood': {
      const ground = groundOf(rules, player.cells)
      return Math.max(...goods.map((good) => oneGoodCoins(ground, good, benefit.max))) * perCoin
    }
    case 'terrace':
      return (
        benefit.coins * perCoin +
        player.dice.filter(({ value }) => value <= lowPips).length * rerollWorth
      )
    case 'startPlayerNextRound':
      return view.first === seat ? firstPlayerWorth.keep : firstPlayerWorth.take
    case 'whiteIncomeTile':
    case 'chooseIncomeTile':
      return incomeTileWorth
    case 'coverTile':
      return coverTileWorth
    default:
      return 0
  }
}

function chamberWorth(context: SeatContext, chamber: number, left: number): number {
  const { rules, view, seat } = context
  if (left === 0 || !canVisit(rules, view, seat, chamber)) return 0
  return benefitWorth(context, chamberBenefit(rules, view, chamber), left - 1)
}

export function boatWorth(
  context: SeatContext,
  reach: number,
  left: number = recursionDepth,
): number {
  const { rules, view, seat } = context
  if (!canAdvance(rules, view, seat)) return 0
  const ahead = spacesAhead(rules, view, seat, reach)
  return Math.max(0, ...ahead.map((space) => landingWorth(context, space, left)))
}

/**
 * The worth of landing on a river space: its benefit, the worker gained at the bridge, and the
 * distance travelled.
 */
export function landingWorth(
  context: SeatContext,
  space: number,
  left: number = recursionDepth,
): number {
  const { rules, view, player } = context
  const isWaiting = player.spots.bridge === 'waiting'
  const isNew = isWaiting && passesBridge(rules, player.boat, space)
  const made = (space - player.boat) * (isWaiting ? riverStep.toBridge : riverStep.beyond)
  const benefit = benefitWorth(context, riverBenefit(rules, view, space), left)
  return benefit + made + (isNew ? workerWorth : 0)
}

export function seatContextOf(rules: Rules, view: View, seat: Seat): SeatContext {
  return { rules, view, seat, player: playerAt(view, seat), cache: {} }
}

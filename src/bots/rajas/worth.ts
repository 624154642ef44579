/** What things are worth to the bot, in points of the gap between the two markers. */
import { chamberBenefit, canVisit } from '../../games/rajas/rules/chambers.ts'
import type { Benefit } from '../../games/rajas/data/benefits.ts'
import type { Rules } from '../../games/rajas/edition/index.ts'
import { groundOf, oneGoodCoins } from '../../games/rajas/rules/ground.ts'
import { amountOf, playerAt, upgradable, upgradesMade } from '../../games/rajas/rules/progress.ts'
import {
  canAdvance,
  exactlyAhead,
  passesBridge,
  riverBenefit,
  spacesAhead,
} from '../../games/rajas/rules/river.ts'
import type { Player, View } from '../../games/rajas/types/index.ts'
import { goods } from '../../games/rajas/vocabulary.ts'
import type { Seat } from '../../kernel/seat.ts'

export interface Eyes {
  readonly rules: Rules
  readonly view: View
  readonly seat: Seat
  readonly player: Player
}

export const karmaWorth = 0.7
const workerWorth = 3

export function dieWorth(value: number): number {
  return 0.4 + value * 0.2
}

/** A die that is still to be rolled; one too many is worth little. */
export function freshDice({ player }: Eyes, n: number): number {
  const room = player.capacity - player.dice.length
  return Math.min(n, room) * dieWorth(3.5) + Math.max(0, n - room) * 0.3
}

/** Early upgrades serve more buildings. */
export function upgradeWorth({ player }: Eyes): number {
  if (upgradable(player).length === 0) return 0
  return Math.max(0.5, 2.2 - upgradesMade(player) * 0.15 - player.fame * 0.02)
}

/** `depth` bounds chains of palace actions and boats. */
export function benefitWorth(eyes: Eyes, benefit: Benefit | null, depth = 2): number {
  if (!benefit) return 0
  const { rules, view, seat, player } = eyes
  const amount = amountOf(rules, view, seat, benefit)
  if (amount) return amount.track === 'fame' ? amount.n : amount.n / 2
  switch (benefit.kind) {
    case 'all':
      return benefit.of.reduce((sum, part) => sum + benefitWorth(eyes, part, depth), 0)
    case 'karma':
      return Math.min(benefit.n, rules.edition.karma.max - player.karma) * karmaWorth
    case 'anyDice':
      return freshDice(eyes, benefit.n)
    case 'anyDicePerKarma':
      return freshDice(eyes, benefit.n * player.karma)
    case 'colourDice':
      return freshDice(eyes, benefit.colours.length) * 0.9
    case 'colourDicePerKarma':
      return freshDice(eyes, player.karma) * 0.9
    case 'upgrade':
      return upgradeWorth(eyes) * benefit.n
    case 'boatNextFree':
      return depth > 0 ? boatWorth(eyes, 1, depth - 1) : 0.5
    case 'boatUpTo':
      return depth > 0 ? boatWorth(eyes, benefit.n, depth - 1) : 0.5
    case 'boatExactly': {
      const to = exactlyAhead(rules, view, seat, benefit.n)
      return to === null || depth === 0 ? 0 : landingWorth(eyes, to, depth - 1)
    }
    case 'palaceAction':
      return depth > 0
        ? Math.max(0, ...benefit.chambers.map((c) => chamberWorth(eyes, c, depth)))
        : 1
    case 'palacePerson':
      return chamberWorth(eyes, benefit.chamber, depth)
    case 'oneGood': {
      const ground = groundOf(rules, player.cells)
      return Math.max(...goods.map((good) => oneGoodCoins(ground, good, benefit.max))) / 2
    }
    case 'terrace':
      return benefit.coins / 2 + player.dice.filter((die) => die.value <= 2).length * 0.3
    case 'startPlayerNextRound':
      return view.first === seat ? 0.2 : 0.6
    case 'whiteIncomeTile':
    case 'chooseIncomeTile':
      return 1.3
    case 'coverTile':
      return 2.5
    default:
      return 0
  }
}

function chamberWorth(eyes: Eyes, chamber: number, depth: number): number {
  const { rules, view, seat } = eyes
  if (depth === 0 || !canVisit(rules, view, seat, chamber)) return 0
  return benefitWorth(eyes, chamberBenefit(rules, view, chamber), depth - 1)
}

export function boatWorth(eyes: Eyes, reach: number, depth = 2): number {
  const { rules, view, seat } = eyes
  if (!canAdvance(rules, view, seat)) return 0
  const ahead = spacesAhead(rules, view, seat, reach)
  return Math.max(0, ...ahead.map((space) => landingWorth(eyes, space, depth)))
}

/** The benefit of a space, the worker at the bridge, and a little for the way made. */
export function landingWorth(eyes: Eyes, space: number, depth = 2): number {
  const { rules, view, player } = eyes
  const isNew = player.spots.bridge === 'waiting' && passesBridge(rules, player.boat, space)
  const way = (space - player.boat) * (player.spots.bridge === 'waiting' ? 0.15 : 0.05)
  const benefit = benefitWorth(eyes, riverBenefit(rules, view, space), depth)
  return benefit + way + (isNew ? workerWorth : 0)
}

export function eyesOf(rules: Rules, view: View, seat: Seat): Eyes {
  return { rules, view, seat, player: playerAt(view, seat) }
}

/** Static evaluation of Rajas: each seat's terms in the log-odds of winning. */
import type { Rules } from '../../games/rajas/edition.ts'
import { gapOf, upgradesMade } from '../../games/rajas/rules/progress.ts'
import type { Player, State } from '../../games/rajas/types.ts'
import { sum } from '../best.ts'
import { type LogOdds, oddsAt } from '../odds.ts'
import { futureSales } from './building.ts'
import { groundOf } from '../../games/rajas/rules/ground.ts'
import { winOdds } from './weights.ts'
import { dieWorth } from './worth.ts'

export const notions = [
  'race',
  'dice',
  'karma',
  'workers',
  'markets',
  'upgrades',
  'river',
  'roads',
] as const

/** Long-term assets lose weight as the leader of the race nears its end. */
export function makeEvaluator(rules: Rules) {
  const length = rules.edition.tracks.fame.max + 1

  function partsOf(player: Player, near: number): number[] {
    const { dice, karma, workers, unplaced, boat } = player
    const at = (weight: LogOdds): number => oddsAt(weight, near)
    return [
      gapOf(rules, player) * at(winOdds.gap),
      sum(dice.map(({ value }) => dieWorth(value))) * at(winOdds.dice) +
        dice.length * at(winOdds.die),
      karma * at(winOdds.karma),
      workers * at(winOdds.worker) + unplaced * at(winOdds.unplaced),
      marketsOf(rules, player) * at(winOdds.market),
      upgradesMade(player) * at(winOdds.upgrade),
      boat * at(winOdds.boat),
      groundOf(rules, player.cells).open.length * at(winOdds.road),
    ]
  }

  return ({ table }: State): number[][] => {
    const nearest = Math.max(...table.players.map((player) => gapOf(rules, player)))
    const near = Math.min(1, Math.max(0, 1 + nearest / length))
    return table.players.map((player) => partsOf(player, near))
  }
}

function marketsOf(rules: Rules, { cells }: Player): number {
  return sum(
    cells.map((placed) => {
      const tile = rules.tiles[placed?.tile ?? '']
      return tile ? futureSales(tile) : 0
    }),
  )
}

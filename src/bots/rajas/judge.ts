/** Static evaluation of Rajas: each seat's terms in the log-odds of winning. */
import type { Rules } from '../../games/rajas/edition/index.ts'
import { gapOf, upgradesMade } from '../../games/rajas/rules/progress.ts'
import type { Player, State } from '../../games/rajas/types/index.ts'
import { sum } from '../best.ts'
import { type Odds, oddsAt } from '../odds.ts'
import { sales } from './building.ts'
import { groundOf } from '../../games/rajas/rules/ground.ts'
import { odds } from './weights.ts'
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
export function makeJudge(rules: Rules) {
  const length = rules.edition.tracks.fame.max + 1

  function partsOf(player: Player, near: number): number[] {
    const { dice, karma, workers, unplaced, boat } = player
    const at = (weight: Odds): number => oddsAt(weight, near)
    return [
      gapOf(rules, player) * at(odds.gap),
      sum(dice.map(({ value }) => dieWorth(value))) * at(odds.dice) + dice.length * at(odds.die),
      karma * at(odds.karma),
      workers * at(odds.worker) + unplaced * at(odds.unplaced),
      marketsOf(rules, player) * at(odds.market),
      upgradesMade(player) * at(odds.upgrade),
      boat * at(odds.boat),
      groundOf(rules, player.cells).open.length * at(odds.road),
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
      return tile ? sales(tile) : 0
    }),
  )
}

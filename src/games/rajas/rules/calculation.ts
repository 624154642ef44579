/** Explains how an amount was calculated: from markets, from buildings, or per counted item. */
import type { Benefit } from '../data/benefits.ts'
import type { Rules, Tile } from '../edition.ts'
import { type Ground, groundOf } from './ground.ts'
import { buildingFame } from './progress.ts'
import type { How, Market } from '../types/sources.ts'
import type { Player } from '../types.ts'
import { type Good, goods } from '../vocabulary.ts'

/** The calculation behind the amount of a benefit. */
export function calculationOf(rules: Rules, player: Player, benefit: Benefit, n: number): How {
  switch (benefit.kind) {
    case 'coins':
    case 'fame':
      return null
    case 'differentGoods':
      return {
        kind: 'markets',
        of: bestOfEach(groundOf(rules, player.cells)).slice(0, benefit.max),
      }
    default: {
      const per = 'n' in benefit ? benefit.n : 1
      return { kind: 'counted', benefit, count: n / per }
    }
  }
}

/** The best market of each good, in descending order of value [R50] [G41]. */
function bestOfEach(ground: Ground): readonly Market[] {
  return goods.flatMap((good) => marketsOf(ground, good, 1)).toSorted((a, b) => b.value - a.value)
}

/** The best `max` markets of one good [R51]. */
export function marketsOf(ground: Ground, good: Good, max: number): readonly Market[] {
  const sums = ground.takings[good]
  return sums.slice(1, max + 1).map((sum, i) => ({ good, value: sum - (sums[i] ?? 0) }))
}

/** [R40] */
export function buildingsOf(rules: Rules, player: Player, tile: Tile): How {
  const of = tile.buildings.map((building) => ({
    building,
    fame: buildingFame(rules, player, building),
  }))
  return { kind: 'buildings', of }
}

/** What a tile is worth on the best cell, and what it costs to pay for it. */
import { coverDue, coverTurns } from '../../games/rajas/rules/builder.ts'
import type { Tile } from '../../games/rajas/edition/index.ts'
import { neighbours, turned, turnsOf } from '../../games/rajas/edition/grid.ts'
import { groundOf } from '../../games/rajas/rules/ground.ts'
import { benefitOfIncome, newLinks } from '../../games/rajas/rules/incomeTiles.ts'
import { tileYield } from '../../games/rajas/rules/progress.ts'
import { closesLastRoad } from '../../games/rajas/rules/roads.ts'
import { sum } from '../best.ts'
import { cheapest } from './paying.ts'
import { closedIn, impossible, market, openEnd, perCoin } from './weights.ts'
import { benefitWorth, type Eyes } from './worth.ts'

/** What its markets will bring in all that is still to come. */
export function sales({ markets }: Tile): number {
  return sum(markets.map(({ value }) => market.base + value * market.perValue))
}

/** Own yield, incomes linked, future sales, and open roads. */
export function siteWorth(eyes: Eyes, tile: Tile, cell: number, turn: number): number {
  const { rules, player } = eyes
  const roads = turned[tile.roads]?.[turn] ?? 0
  const gains = tileYield(rules, player, tile)
  const incomes = newLinks(rules, player, cell, roads)
  const linked = sum(incomes.map((id) => benefitWorth(eyes, benefitOfIncome(rules, player, id))))
  const ends = neighbours[cell]?.filter(
    (beside, side) =>
      beside >= 0 && (roads >> side) & 1 && rules.buildable[beside] && !player.cells[beside],
  )
  const dead = closesLastRoad(rules, player, cell, roads) ? closedIn : 0
  return (
    gains.fame + gains.coins * perCoin + linked + sales(tile) + (ends?.length ?? 0) * openEnd + dead
  )
}

/** The best way to build this tile on an empty cell. */
export function buildWorth(eyes: Eyes, tile: Tile): number {
  const { rules, player } = eyes
  const plan = cheapest(player.dice, tile.colour, player.karma, tile.cost)
  if (!plan) return impossible
  const ground = groundOf(rules, player.cells)
  let best: number = impossible
  for (const cell of ground.open) {
    for (const turn of turnsOf[tile.roads] ?? []) {
      if (!((turned[tile.roads]?.[turn] ?? 0) & (ground.calls[cell] ?? 0))) continue
      best = Math.max(best, siteWorth(eyes, tile, cell, turn))
    }
  }
  return best - plan.cost
}

/** The best way to cover an own tile with this one; what lay below no longer sells. */
export function coverWorth(eyes: Eyes, tile: Tile): number {
  const { rules, player } = eyes
  let best: number = impossible
  player.cells.forEach((placed, cell) => {
    const due = coverDue(rules, player.cells, cell, tile)
    if (!placed || due === null) return
    const plan = cheapest(player.dice, tile.colour, player.karma, due)
    if (!plan) return
    for (const turn of coverTurns(rules, player.cells, cell, tile)) {
      best = Math.max(best, coverSiteWorth(eyes, tile, cell, turn) - plan.cost)
    }
  })
  return best
}

export function coverSiteWorth(eyes: Eyes, tile: Tile, cell: number, turn: number): number {
  const below = eyes.rules.tiles[eyes.player.cells[cell]?.tile ?? '']
  return siteWorth(eyes, tile, cell, turn) - (below ? sales(below) : 0)
}

export function bestOffer(eyes: Eyes, worthOf: (eyes: Eyes, tile: Tile) => number): number {
  const { rules, view } = eyes
  return Math.max(
    impossible,
    ...Object.values(view.stacks).map(({ top }) => {
      const tile = rules.tiles[top ?? '']
      return tile ? worthOf(eyes, tile) : impossible
    }),
  )
}

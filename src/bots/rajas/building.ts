/** Values tiles of Rajas on their best cell, minus the cheapest payment. */
import { coverDue, coverTurns } from '../../games/rajas/rules/builder.ts'
import type { Tile } from '../../games/rajas/edition.ts'
import { neighbours, turnedMasks, turnsOf } from '../../games/rajas/edition/grid.ts'
import { closesAll, groundOf } from '../../games/rajas/rules/ground.ts'
import { benefitOfIncome, newLinks } from '../../games/rajas/rules/incomeTiles.ts'
import { tileYield } from '../../games/rajas/rules/progress.ts'
import { sum } from '../best.ts'
import { cheapest } from './paying.ts'
import { closedInPenalty, impossibleScore, marketWorth, openEndWorth, perCoin } from './weights.ts'
import { benefitWorth, type SeatContext } from './worth.ts'

/** The expected future sales of the tile's markets. */
export function futureSales({ markets }: Tile): number {
  return sum(markets.map(({ value }) => marketWorth.base + value * marketWorth.perValue))
}

/** The worth of a tile on a cell: its yield, linked incomes, future sales and open roads. */
export function siteWorth(context: SeatContext, tile: Tile, cell: number, turn: number): number {
  const { rules, player } = context
  const roads = turnedMasks[tile.roads]?.[turn] ?? 0
  const gains = tileYield(rules, player, tile)
  let linked = 0
  for (const income of newLinks(rules, player, cell, roads)) {
    linked += benefitWorth(context, benefitOfIncome(rules, player, income))
  }
  const ends = openEnds(context, cell, roads)
  const dead = closesAll(rules, player.cells, cell, roads) ? closedInPenalty : 0
  return (
    gains.fame + gains.coins * perCoin + linked + futureSales(tile) + ends * openEndWorth + dead
  )
}

/** The number of roads that lead to an empty cell where a tile may be built. */
function openEnds({ rules, player }: SeatContext, cell: number, roads: number): number {
  let ends = 0
  for (let side = 0; side < 4; side += 1) {
    const beside = neighbours[cell]?.[side] ?? -1
    if (beside < 0 || ((roads >> side) & 1) === 0) continue
    if (rules.buildable[beside] && !player.cells[beside]) ends += 1
  }
  return ends
}

/** The net worth of building this tile on the best empty cell. */
export function buildWorth(context: SeatContext, tile: Tile): number {
  const { rules, player } = context
  const plan = cheapest(player.dice, tile.colour, player.karma, tile.cost)
  if (!plan) return impossibleScore
  const ground = groundOf(rules, player.cells)
  let best: number = impossibleScore
  for (const cell of ground.open) {
    for (const turn of turnsOf[tile.roads] ?? []) {
      if (!((turnedMasks[tile.roads]?.[turn] ?? 0) & (ground.calls[cell] ?? 0))) continue
      best = Math.max(best, siteWorth(context, tile, cell, turn))
    }
  }
  return best - plan.cost
}

/** The net worth of covering an own tile with this one; the covered tile stops selling. */
export function coverWorth(context: SeatContext, tile: Tile): number {
  const { rules, player } = context
  let best: number = impossibleScore
  player.cells.forEach((placed, cell) => {
    const due = coverDue(rules, player.cells, cell, tile)
    if (!placed || due === null) return
    const plan = cheapest(player.dice, tile.colour, player.karma, due)
    if (!plan) return
    for (const turn of coverTurns(rules, player.cells, cell, tile)) {
      best = Math.max(best, coverSiteWorth(context, tile, cell, turn) - plan.cost)
    }
  })
  return best
}

export function coverSiteWorth(
  context: SeatContext,
  tile: Tile,
  cell: number,
  turn: number,
): number {
  const below = context.rules.tiles[context.player.cells[cell]?.tile ?? '']
  return siteWorth(context, tile, cell, turn) - (below ? futureSales(below) : 0)
}

/** The best net worth among the tiles on offer, to build or to cover with; cached per decision. */
export function bestBuild(context: SeatContext): number {
  return (context.cache.build ??= bestOffer(context, buildWorth))
}

export function bestCover(context: SeatContext): number {
  return (context.cache.cover ??= bestOffer(context, coverWorth))
}

function bestOffer(
  context: SeatContext,
  worthOf: (context: SeatContext, tile: Tile) => number,
): number {
  const { rules, view } = context
  return Math.max(
    impossibleScore,
    ...Object.values(view.stacks).map(({ top }) => {
      const tile = rules.tiles[top ?? '']
      return tile ? worthOf(context, tile) : impossibleScore
    }),
  )
}

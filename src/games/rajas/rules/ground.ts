/** What a province amounts to: roads, cells that can be built on, markets and buildings; worked out once per province. */
import { recordOf, type Rules } from '../edition/index.ts'
import { neighbours, opposite, turned } from '../edition/grid.ts'
import type { Placed, Province } from '../types/index.ts'
import { type Good, goods } from '../vocabulary.ts'

export interface Ground {
  /** Road mask of each cell, the residence included; 0 where nothing lies. */
  readonly roads: readonly number[]
  /** For each empty cell the sides on which a road of a neighbour ends. */
  readonly calls: readonly number[]
  /** Empty cells that can be linked, in order. */
  readonly open: readonly number[]
  /** For each good: the coins of the best n markets, by n. */
  readonly takings: Readonly<Record<Good, readonly number[]>>
  readonly markets: number
  readonly marketTiles: number
  readonly buildings: number
  readonly bends: number
}

const known = new WeakMap<Province, Ground>()

export function groundOf(rules: Rules, cells: Province): Ground {
  const found = known.get(cells)
  if (found) return found
  const ground = survey(rules, cells)
  known.set(cells, ground)
  return ground
}

export function roadsOf(rules: Rules, placed: Placed): number {
  return turned[rules.tiles[placed.tile]?.roads ?? 0]?.[placed.turn] ?? 0
}

function survey(rules: Rules, cells: Province): Ground {
  const roads = cells.map((placed) => (placed ? roadsOf(rules, placed) : 0))
  roads[rules.residence] = rules.residenceRoads
  const calls = cells.map((placed, cell) =>
    placed || !rules.buildable[cell] ? 0 : callsAt(roads, cell),
  )
  const tiles = cells.flatMap((placed) => {
    const tile = placed && rules.tiles[placed.tile]
    return tile ? [tile] : []
  })
  const markets = tiles.flatMap((tile) => tile.markets)
  return {
    roads,
    calls,
    open: calls.flatMap((mask, cell) => (mask === 0 ? [] : [cell])),
    takings: recordOf(goods, (good) =>
      runningSums(markets.flatMap((m) => (m.good === good ? [m.value] : []))),
    ),
    markets: markets.length,
    marketTiles: tiles.filter((tile) => tile.markets.length > 0).length,
    buildings: tiles.reduce((sum, tile) => sum + tile.buildings.length, 0),
    bends: tiles.filter((tile) => tile.isBend).length,
  }
}

/** Sides of `cell` on which the neighbour shows a road [G30]. Every placed tile is linked, so one is enough [R35]. */
function callsAt(roads: readonly number[], cell: number): number {
  let mask = 0
  for (let side = 0; side < 4; side += 1) {
    const beside = neighbours[cell]?.[side] ?? -1
    if (beside >= 0 && ((roads[beside] ?? 0) >> opposite(side)) & 1) mask |= 1 << side
  }
  return mask
}

/** The highest come first [G41]. */
function runningSums(values: readonly number[]): readonly number[] {
  const sums = [0]
  for (const value of values.toSorted((a, b) => b - a)) sums.push((sums.at(-1) ?? 0) + value)
  return sums
}

/** Up to `max` markets of one good [R51]. */
export function oneGoodCoins(ground: Ground, good: Good, max: number): number {
  const sums = ground.takings[good]
  return sums[Math.min(max, sums.length - 1)] ?? 0
}

/** The best market of each good, up to `max` of them [R50]. */
export function differentGoodsCoins(ground: Ground, max: number): number {
  const best = goods.map((good) => ground.takings[good][1] ?? 0).sort((a, b) => b - a)
  return best.slice(0, max).reduce((sum, coins) => sum + coins, 0)
}

/** Whether every tile keeps a road to the residence when `cell` shows other roads [R69]. */
export function staysLinked(rules: Rules, ground: Ground, cell: number, mask: number): boolean {
  const { roads } = ground
  const at = (other: number): number => (other === cell ? mask : (roads[other] ?? 0))
  const seen = new Set([rules.residence])
  const queue = [rules.residence]
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    for (let side = 0; side < 4; side += 1) {
      if (!((at(here) >> side) & 1)) continue
      const beside = neighbours[here]?.[side] ?? -1
      if (beside < 0 || seen.has(beside) || !((at(beside) >> opposite(side)) & 1)) continue
      seen.add(beside)
      queue.push(beside)
    }
  }
  return roads.every((road, other) => (other !== cell && road === 0) || seen.has(other))
}

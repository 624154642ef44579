/** Derived data of a province, cached per province: roads, buildable cells, markets and buildings. */
import { recordOf, type Rules } from '../edition.ts'
import { neighbours, oppositeSide, turnedMasks } from '../edition/grid.ts'
import type { Placed, Province } from '../types.ts'
import { type Good, goods } from '../vocabulary.ts'

export interface Ground {
  /** The road mask of each cell, including the residence; 0 for empty cells. */
  readonly roads: readonly number[]
  /** For each empty cell: the mask of sides on which a neighbour's road ends. */
  readonly calls: readonly number[]
  /** Empty cells that can be linked, in ascending order. */
  readonly open: readonly number[]
  /** For each good: the coins of the best n markets, indexed by n. */
  readonly takings: Readonly<Record<Good, readonly number[]>>
  readonly markets: number
  readonly marketTiles: number
  readonly buildings: number
  readonly bends: number
  /** Memoized results of `staysLinked` and `closesAll`, indexed by cell and road mask. */
  readonly staying: Int8Array
  readonly closing: Int8Array
}

/** The number of road masks. */
const masks = 16
const unknown = 0
const yes = 1
const no = -1

const groundCache = new WeakMap<Province, Ground>()

export function groundOf(rules: Rules, cells: Province): Ground {
  const found = groundCache.get(cells)
  if (found) return found
  const ground = computeGround(rules, cells)
  groundCache.set(cells, ground)
  return ground
}

export function roadsOf(rules: Rules, placed: Placed): number {
  return turnedMasks[rules.tiles[placed.tile]?.roads ?? 0]?.[placed.turn] ?? 0
}

function computeGround(rules: Rules, cells: Province): Ground {
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
    staying: new Int8Array(cells.length * masks),
    closing: new Int8Array(cells.length * masks),
  }
}

/**
 * The sides of `cell` on which a neighbour shows a road [G30]. One suffices, since every placed
 * tile is linked [R35].
 */
function callsAt(roads: readonly number[], cell: number): number {
  let mask = 0
  for (let side = 0; side < 4; side += 1) {
    const beside = neighbours[cell]?.[side] ?? -1
    if (beside >= 0 && ((roads[beside] ?? 0) >> oppositeSide(side)) & 1) mask |= 1 << side
  }
  return mask
}

/** Prefix sums in descending order of value [G41]. */
function runningSums(values: readonly number[]): readonly number[] {
  const sums = [0]
  for (const value of values.toSorted((a, b) => b - a)) sums.push((sums.at(-1) ?? 0) + value)
  return sums
}

/** The coins of up to `max` markets of one good [R51]. */
export function oneGoodCoins(ground: Ground, good: Good, max: number): number {
  const sums = ground.takings[good]
  return sums[Math.min(max, sums.length - 1)] ?? 0
}

/** The coins of the best market of each good, for up to `max` goods [R50]. */
export function differentGoodsCoins(ground: Ground, max: number): number {
  const best = goods.map((good) => ground.takings[good][1] ?? 0).sort((a, b) => b - a)
  return best.slice(0, max).reduce((sum, coins) => sum + coins, 0)
}

/**
 * True if every tile stays connected to the residence when the roads of `cell` are replaced [R69].
 */
export function staysLinked(rules: Rules, ground: Ground, cell: number, mask: number): boolean {
  const at = cell * masks + mask
  const before = ground.staying[at]
  if (before !== unknown) return before === yes
  const stays = reachesAll(rules, ground, cell, mask)
  ground.staying[at] = stays ? yes : no
  return stays
}

function reachesAll(rules: Rules, { roads }: Ground, cell: number, mask: number): boolean {
  const shown = roads.with(cell, mask)
  let seen = 1 << rules.residence
  const queue = [rules.residence]
  for (let here = queue.pop(); here !== undefined; here = queue.pop()) {
    for (let side = 0; side < 4; side += 1) {
      if ((((shown[here] ?? 0) >> side) & 1) === 0) continue
      const beside = neighbours[here]?.[side] ?? -1
      if (beside < 0 || ((seen >> beside) & 1) === 1) continue
      if ((((shown[beside] ?? 0) >> oppositeSide(side)) & 1) === 0) continue
      seen |= 1 << beside
      queue.push(beside)
    }
  }
  return roads.every((road, other) => (other !== cell && road === 0) || ((seen >> other) & 1) === 1)
}

/** True if no buildable cell remains reachable when `cell` shows these roads [G31]. */
export function closesAll(rules: Rules, cells: Province, cell: number, mask: number): boolean {
  const ground = groundOf(rules, cells)
  if (ground.open.length === 0) return false
  const at = cell * masks + mask
  const before = ground.closing[at]
  if (before !== unknown) return before === yes
  const roads = ground.roads.with(cell, mask)
  const closes = !cells.some(
    (placed, other) =>
      placed === null && other !== cell && rules.buildable[other] && callsAt(roads, other) !== 0,
  )
  ground.closing[at] = closes ? yes : no
  return closes
}

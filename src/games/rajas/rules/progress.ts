/** What a player's progress is worth: fame of buildings, amounts counted from the table, and the gap of the markers. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules, Tile } from '../edition/index.ts'
import { differentGoodsCoins, groundOf } from './ground.ts'
import type { Player, View } from '../types/index.ts'
import { type Building, buildings } from '../vocabulary.ts'

export interface Amount {
  readonly track: 'fame' | 'wealth'
  readonly n: number
}

export function playerAt(view: View, seat: Seat): Player {
  const player = view.players[seat]
  if (!player) throw new RangeError(`no player ${seat}`)
  return player
}

/** An upgrade from the fame track does not count before the next own turn [G15]. */
export function levelOf(player: Player, building: Building): number {
  return player.levels[building] - (player.late === building ? 1 : 0)
}

export function buildingFame(rules: Rules, player: Player, building: Building): number {
  return rules.edition.upgrades.fameByLevel[levelOf(player, building)] ?? 0
}

export function upgradesMade(player: Player): number {
  return buildings.reduce((sum, building) => sum + levelOf(player, building), 0)
}

/** Kinds whose cube can still move [G16]. */
export function upgradable(player: Player): readonly Building[] {
  return buildings.filter((building) => player.levels[building] < 2)
}

/** What a tile pays when it is placed [R39] [R40]. */
export function tileYield(
  rules: Rules,
  player: Player,
  tile: Tile,
): { readonly fame: number; readonly coins: number } {
  let fame = 0
  let coins = 0
  for (const building of tile.buildings) fame += buildingFame(rules, player, building)
  for (const market of tile.markets) coins += market.value
  return { fame, coins }
}

/** The tile that stands for an income: one that lies on its slot since before the road [R106] [G49]. */
export function payingTile(player: Player, income: string): string | null {
  return player.idle.includes(income) ? null : (player.slots[income] ?? null)
}

/** Income tiles whose slots a road has linked, the one being connected included [G51]. */
export function linkedTiles(player: Player): number {
  return player.linked.filter((income) => payingTile(player, income) !== null).length
}

/** How much fame or wealth a benefit gives now; null for benefits of another kind. */
export function amountOf(rules: Rules, view: View, seat: Seat, benefit: Benefit): Amount | null {
  const player = playerAt(view, seat)
  const ground = groundOf(rules, player.cells)
  switch (benefit.kind) {
    case 'coins':
      return { track: 'wealth', n: benefit.n }
    case 'fame':
      return { track: 'fame', n: benefit.n }
    case 'coinsPerMarket':
      return { track: 'wealth', n: benefit.n * ground.markets }
    case 'coinsPerUpgrade':
      return { track: 'wealth', n: benefit.n * upgradesMade(player) }
    case 'famePerUpgrade':
      return { track: 'fame', n: benefit.n * upgradesMade(player) }
    case 'famePerKarma':
      return { track: 'fame', n: benefit.n * player.karma }
    case 'famePerMarketTile':
      return { track: 'fame', n: benefit.n * ground.marketTiles }
    case 'famePerRiverSpaces':
      return { track: 'fame', n: benefit.n * Math.floor(player.boat / benefit.per) }
    case 'coinsPerBuilding':
      return { track: 'wealth', n: benefit.n * ground.buildings }
    case 'coinsPerIncomeConnected':
      return { track: 'wealth', n: benefit.n * linkedTiles(player) }
    case 'famePerCurve':
      return { track: 'fame', n: benefit.n * ground.bends }
    case 'famePerWorker':
      return { track: 'fame', n: benefit.n * player.workers }
    case 'differentGoods':
      return { track: 'wealth', n: differentGoodsCoins(ground, benefit.max) }
    default:
      return null
  }
}

/** How far the fame marker is beyond the wealth marker's neighbour on the fame track; they meet at 0 [R95]. */
export function gapOf(rules: Rules, player: Player): number {
  const { fame, wealth } = rules.edition.tracks
  return player.fame + Math.ceil((player.wealth * fame.max) / wealth.max) - (fame.max + 1)
}

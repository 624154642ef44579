/** Calculates a player's progress: fame of buildings, amounts of benefits, and the gap between the markers. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules, Tile } from '../edition.ts'
import { differentGoodsCoins, groundOf } from './ground.ts'
import type { Player, View } from '../types.ts'
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

/** An upgrade from the fame track counts only from the player's next turn on [G15]. */
export function levelOf(player: Player, building: Building): number {
  return player.levels[building] - (player.late === building ? 1 : 0)
}

export function buildingFame(rules: Rules, player: Player, building: Building): number {
  return rules.edition.upgrades.fameByLevel[levelOf(player, building)] ?? 0
}

export function upgradesMade(player: Player): number {
  return buildings.reduce((sum, building) => sum + levelOf(player, building), 0)
}

/** Kinds of buildings whose cube can still advance [G16]. */
export function upgradable(player: Player): readonly Building[] {
  return buildings.filter((building) => player.levels[building] < 2)
}

/** The fame and coins of a tile when it is placed [R39] [R40]. */
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

/** The tile that replaces an income: one laid on its slot before the road came [R106] [G49]. */
export function payingTile(player: Player, income: string): string | null {
  return player.idle.includes(income) ? null : (player.slots[income] ?? null)
}

/** The number of linked income tiles, including the one being linked [G51]. */
export function linkedTiles(player: Player): number {
  return player.linked.filter((income) => payingTile(player, income) !== null).length
}

/** The fame or wealth that a benefit gives now; null for other kinds of benefits. */
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

/** The distance between the markers on the scale of the fame track; they meet at 0 [R95]. */
export function gapOf(rules: Rules, player: Player): number {
  const { fame, wealth } = rules.edition.tracks
  return player.fame + Math.ceil((player.wealth * fame.max) / wealth.max) - (fame.max + 1)
}

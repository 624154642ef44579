/** Lines for public facts that are easily overlooked: roads of a tile, price of a space, next bonus of a track. */
import { line, type Line } from '../../../kernel/line.ts'
import type { Rules, TrackBonus } from '../edition.ts'
import type { Space } from '../edition/spaces.ts'
import type { Player } from '../types.ts'
import { spots } from '../vocabulary.ts'
import { benefitName, dieName, tileName } from './names.ts'
import { roadSign } from './roads.ts'

/** North to south, or east to west. */
const straights: ReadonlySet<number> = new Set([5, 10])

function roadKind(mask: number): string {
  if (straights.has(mask)) return 'straight'
  const ends = [1, 2, 4, 8].filter((side) => mask & side).length
  return ['none', 'end', 'bend', 'fork', 'crossing'][ends] ?? 'none'
}

/** A tile of the offer with its contents and roads. */
export function offeredTile(rules: Rules, id: string): Line {
  const { roads = 0, colour = 'blue' } = rules.tiles[id] ?? {}
  const run = line(`rajas.roads.${roadKind(roads)}`, { sign: roadSign(roads, colour) })
  return line('rajas.offeredTile', { tile: tileName(rules, id), roads: run })
}

/** The whole price of placing a worker there [R21]. */
export function priceOf(space: Space): Line {
  const coins = space.coins > 0 ? [line('rajas.benefit.coins', { n: space.coins })] : []
  const list = [...coins, ...dicePrice(space)]
  return list.length > 0 ? line('rajas.list', { list: { list } }) : line('rajas.price.free')
}

function dicePrice(space: Space): readonly Line[] {
  if (space.kind === 'quarry') return [line('rajas.price.tile')]
  if (!space.paysDie) return []
  if (space.colour) return [dieName(space.colour)]
  if (!space.values) return [line('rajas.price.anyDie')]
  return [line('rajas.price.dieOf', { values: { list: space.values, or: true } })]
}

/** The next bonus of a track; the place of a worker that is no longer waiting does not count. */
export function nextReached(
  rules: Rules,
  player: Player,
  track: 'fame' | 'wealth',
): TrackBonus | null {
  const reached = track === 'fame' ? player.fameBonuses : player.wealthBonuses
  const ahead = rules[track].slice(reached)
  const isLeft = ({ benefit }: TrackBonus) => benefit !== null || player.spots[track] === 'waiting'
  return ahead.find(isLeft) ?? null
}

/** The next bonus of a track, as a line [R93]. */
export function nextBonus(rules: Rules, player: Player, track: 'fame' | 'wealth'): Line {
  const next = nextReached(rules, player, track)
  if (!next) return line('rajas.next.none')
  const what = next.benefit === null ? line('rajas.next.worker') : benefitName(next.benefit)
  return line('rajas.next.at', { at: next.at, what })
}

/** The places where workers of this player are still to be won [R86]. */
export function waitingWorkers(rules: Rules, player: Player): Line {
  const waiting = spots.filter((spot) => player.spots[spot] === 'waiting')
  if (waiting.length === 0) return line('rajas.next.none')
  const at = {
    fame: workerAt(rules, 'fame'),
    wealth: workerAt(rules, 'wealth'),
    bridge: rules.bridge,
  }
  const list = waiting.map((spot) => line(`rajas.waiting.${spot}`, { at: at[spot] }))
  return line('rajas.list', { list: { list } })
}

function workerAt(rules: Rules, track: 'fame' | 'wealth'): number {
  return rules[track].find(({ benefit }) => benefit === null)?.at ?? 0
}

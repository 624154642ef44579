/** Income tiles: the slots they may be laid on, and the incomes that a new tile links. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules } from '../edition.ts'
import { payingTile, playerAt } from './progress.ts'
import type { Player, View } from '../types.ts'
import type { Task } from '../types/waits.ts'

export interface Laying {
  readonly slot: string
  readonly tile: string
}

/** All pairs of tiles and free slots, in the order of commands. */
export function layings(
  rules: Rules,
  view: View,
  seat: Seat,
  only: string | null,
): readonly Laying[] {
  const player = playerAt(view, seat)
  const tiles = only === null ? view.incomeOffer : [only]
  return freeSlots(rules, player).flatMap((slot) => {
    const colour = rules[player.side].incomes[slot]?.slot
    return tiles.flatMap((tile) =>
      rules.incomeTiles[tile]?.colour === colour ? [{ slot, tile }] : [],
    )
  })
}

/** Tiles that fit a free slot; only the first of several equal ones. */
export function choosable(rules: Rules, view: View, seat: Seat): readonly string[] {
  const kinds = new Set<string>()
  return view.incomeOffer.filter((id) => {
    const tile = rules.incomeTiles[id]
    if (!tile || layings(rules, view, seat, id).length === 0) return false
    const kind = `${tile.colour} ${JSON.stringify(tile.benefit)}`
    return !kinds.has(kind) && kinds.add(kind)
  })
}

/** A slot without a tile is free, even if its income was already gained [G49]. */
function freeSlots(rules: Rules, player: Player): readonly string[] {
  return Object.keys(rules[player.side].incomes)
    .filter((id) => !(id in player.slots))
    .sort()
}

/** Incomes that are linked but not yet gained, because other effects come first [G12] [G22]. */
export function waitingIncomes(agenda: readonly Task[]): readonly string[] {
  return agenda.flatMap((task) => (task.kind === 'incomes' ? task.incomes : []))
}

/** Incomes linked for the first time by a tile with these roads on this cell [R44] [R72] [G34]. */
export function newLinks(
  rules: Rules,
  player: Player,
  cell: number,
  roads: number,
): readonly string[] {
  const linked: string[] = []
  for (const { bit, income } of rules[player.side].beside[cell] ?? []) {
    if ((roads & bit) === 0 || player.linked.includes(income) || linked.includes(income)) continue
    linked.push(income)
  }
  return linked
}

/**
 * A tile on the slot replaces the printed income [R106], unless it was laid after the road [G49].
 */
export function benefitOfIncome(rules: Rules, player: Player, income: string): Benefit | null {
  const tile = payingTile(player, income)
  if (tile) return rules.incomeTiles[tile]?.benefit ?? null
  return rules[player.side].incomes[income]?.benefit ?? null
}

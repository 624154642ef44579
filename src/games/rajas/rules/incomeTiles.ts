/** Income tiles on slots: which may be laid where, and which incomes a tile on a cell links. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules } from '../edition/index.ts'
import { payingTile, playerAt } from './progress.ts'
import type { Player, View } from '../types/index.ts'
import type { Task } from '../types/waits.ts'

export interface Laying {
  readonly slot: string
  readonly tile: string
}

/** Tiles on free slots, in the order of commands. */
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

/** Tiles for which there is a slot; of equal ones the first. */
export function choosable(rules: Rules, view: View, seat: Seat): readonly string[] {
  const kinds = new Set<string>()
  return view.incomeOffer.filter((id) => {
    const tile = rules.incomeTiles[id]
    if (!tile || layings(rules, view, seat, id).length === 0) return false
    const kind = `${tile.colour} ${JSON.stringify(tile.benefit)}`
    return !kinds.has(kind) && kinds.add(kind)
  })
}

/** A slot is free without a tile, whether or not its income has been gained [G49]. */
function freeSlots(rules: Rules, player: Player): readonly string[] {
  return Object.keys(rules[player.side].incomes)
    .filter((id) => !(id in player.slots))
    .sort()
}

/** Incomes that a road has linked, but whose turn has not come yet: a chain may come in between [G12] [G22]. */
export function waitingIncomes(agenda: readonly Task[]): readonly string[] {
  return agenda.flatMap((task) => (task.kind === 'incomes' ? task.incomes : []))
}

/** Incomes that a tile with these roads on this cell links for the first time [R44] [R72] [G34]. */
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

/** A tile on the slot replaces the printed income [R106], unless it came after the road [G49]. */
export function benefitOfIncome(rules: Rules, player: Player, income: string): Benefit | null {
  const tile = payingTile(player, income)
  if (tile) return rules.incomeTiles[tile]?.benefit ?? null
  return rules[player.side].incomes[income]?.benefit ?? null
}

/** The master builder: own tiles that a tile of the offer may cover, and whether the player can pay for it. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Rules, Tile } from '../edition.ts'
import { turnedMasks, turnsOf } from '../edition/grid.ts'
import { groundOf, staysLinked } from './ground.ts'
import { playerAt } from './progress.ts'
import { bestTotal, type Purse } from './purse.ts'
import type { Province, View } from '../types.ts'
import { type Stack, stacks } from '../vocabulary.ts'

/** The price of covering `cell` with `tile`, or null if it is not allowed [R67] [R68] [G35]. */
export function coverDue(rules: Rules, cells: Province, cell: number, tile: Tile): number | null {
  const placed = cells[cell]
  if (!placed || placed.covers !== null) return null
  const due = tile.cost - (rules.tiles[placed.tile]?.cost ?? 0)
  return due > 0 ? due : null
}

/**
 * The rotations in which `tile` may cover `cell`: every tile must stay connected to the residence
 * [R69] [G36].
 */
export function coverTurns(
  rules: Rules,
  cells: Province,
  cell: number,
  tile: Tile,
): readonly number[] {
  const ground = groundOf(rules, cells)
  const masks = turnedMasks[tile.roads] ?? []
  return (turnsOf[tile.roads] ?? []).filter((turn) =>
    staysLinked(rules, ground, cell, masks[turn] ?? 0),
  )
}

/** The cells that `tile` may cover at a price this purse can pay. */
export function coverCells(
  rules: Rules,
  cells: Province,
  purse: Purse,
  tile: Tile,
): readonly number[] {
  const most = bestTotal(purse, tile.colour)
  if (most === 0) return []
  return cells.flatMap((_, cell) => {
    const due = coverDue(rules, cells, cell, tile)
    if (due === null || due > most) return []
    return coverTurns(rules, cells, cell, tile).length > 0 ? [cell] : []
  })
}

export function coverStacks(rules: Rules, view: View, seat: Seat, purse: Purse): readonly Stack[] {
  const { cells } = playerAt(view, seat)
  return stacks.filter((stack) => canCoverFrom(rules, view, cells, purse, stack))
}

/** The chamber may be used only with a suitable tile and dice [R70]. */
export function canCover(rules: Rules, view: View, seat: Seat, purse: Purse): boolean {
  const { cells } = playerAt(view, seat)
  return stacks.some((stack) => canCoverFrom(rules, view, cells, purse, stack))
}

function canCoverFrom(
  rules: Rules,
  view: View,
  cells: Province,
  purse: Purse,
  stack: Stack,
): boolean {
  const { top } = view.stacks[stack]
  const tile = top === null ? undefined : rules.tiles[top]
  return tile !== undefined && coverCells(rules, cells, purse, tile).length > 0
}

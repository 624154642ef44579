/** Where a tile may lie, as parts of cells to be touched: the side of a cell that is nearest says how the tile is turned. */
import type { Seat } from '../../kernel/seat.ts'
import { legal } from '../../games/rajas/rules/legal.ts'
import type { View } from '../../games/rajas/types/index.ts'
import { siteSpot } from './ids.ts'
import type { Lay } from './lay.ts'

const turnsOfView = new WeakMap<View, ReadonlyMap<number, readonly number[]>>()

/** The turns in which the tile that is asked for may lie, by cell. */
export function turnsAt(
  { rules }: Lay,
  view: View,
  seat: Seat,
): ReadonlyMap<number, readonly number[]> {
  const known = turnsOfView.get(view)
  if (known) return known
  const found = new Map<number, readonly number[]>()
  for (const command of legal(rules, view, seat)) {
    if (command.type !== 'placeTile') continue
    found.set(command.cell, [...(found.get(command.cell) ?? []), command.turn])
  }
  turnsOfView.set(view, found)
  return found
}

/** Each side stands for its own turn, or for the next one that is possible, clockwise. */
export function turnOfSide(turns: readonly number[], side: number): number | null {
  const next = [0, 1, 2, 3].map((k) => (side + k) % 4)
  return next.find((turn) => turns.includes(turn)) ?? turns[0] ?? null
}

export function sitesOf(
  lay: Lay,
  view: View,
  seat: Seat,
  cell: number,
  turn: number,
): readonly string[] {
  const turns = turnsAt(lay, view, seat).get(cell) ?? []
  const sides = [0, 1, 2, 3].filter((side) => turnOfSide(turns, side) === turn)
  return sides.map((side) => siteSpot(seat, cell, side))
}

/** Touch spots for placing a tile: quarters of a cell, of which each side stands for a rotation. */
import type { Seat } from '../../kernel/seat.ts'
import { legal } from '../../games/rajas/rules/legal.ts'
import type { View } from '../../games/rajas/types.ts'
import { siteSpot } from './ids.ts'
import type { Lay } from './lay.ts'

const turnsByView = new WeakMap<View, ReadonlyMap<number, readonly number[]>>()

/** Legal rotations of the tile being placed, by cell; cached per view. */
export function turnsAt(
  { rules }: Lay,
  view: View,
  seat: Seat,
): ReadonlyMap<number, readonly number[]> {
  const known = turnsByView.get(view)
  if (known) return known
  const found = new Map<number, readonly number[]>()
  for (const command of legal(rules, view, seat)) {
    if (command.type !== 'placeTile') continue
    found.set(command.cell, [...(found.get(command.cell) ?? []), command.turn])
  }
  turnsByView.set(view, found)
  return found
}

/** A side stands for its own rotation, or for the next legal one clockwise. */
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

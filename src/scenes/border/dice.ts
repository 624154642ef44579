/** The five dice of a view as pieces, and the dice that a command would spend. */
import { type Layout, sheetOf } from '../../games/border/edition.ts'
import { colours } from '../../games/border/vocabulary.ts'
import { pickDice } from '../../games/border/rules/dice.ts'
import { missingBoxes } from '../../games/border/rules/sheet.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Aim, TablePiece } from '../contract.ts'
import { dieId } from './ids.ts'

/** Indices of the dice that completing a segment would spend: the first of its colour. */
export function diceCostOf(
  layout: Layout,
  view: View,
  focused: Aim<Command> | null,
): readonly number[] {
  if (focused?.command.type !== 'complete' || view.phase.kind !== 'complete') return []
  const player = view.players[view.active]
  const segment = player && sheetOf(layout, player.sheet).segments[focused.command.segment]
  if (!player || !segment) return []
  return pickDice(view.dice, segment.colour, missingBoxes(player, segment.boxes).length)
}

/** The face is null for a die that has not been thrown in this match. */
export function diceThingsOf(
  layout: Layout,
  view: View,
  focused: Aim<Command> | null,
): readonly TablePiece[] {
  const cost = diceCostOf(layout, view, focused)
  return view.dice.map(({ face, spent }, die) => ({
    piece: { id: dieId(die), kind: 'colour', skin: 'border', seat: view.active },
    face: face === null ? null : colours.indexOf(face),
    spent: spent || cost.includes(die),
  }))
}

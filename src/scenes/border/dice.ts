/** The five dice as the view knows them, and which of them may be touched to be thrown again. */
import { colours } from '../../games/border/vocabulary.ts'
import { sheetOf } from '../../games/border/edition.ts'
import { ownLayout } from '../../games/border/data.ts'
import { pickDice } from '../../games/border/rules/dice.ts'
import { missingBoxes } from '../../games/border/rules/sheet.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Acting, Aim, TablePiece } from '../contract.ts'
import { narrow, only } from '../narrow.ts'

const idOf = (die: number): string => `die-${die}`

/** Which dice a command of the first action would spend: the first ones of the segment's colour. */
export function costOf(view: View, focused: Aim<Command> | null): readonly number[] {
  if (focused?.command.type !== 'complete' || view.phase.kind !== 'complete') return []
  const player = view.players[view.active]
  const segment = player && sheetOf(ownLayout, player.sheet).segments[focused.command.segment]
  if (!player || !segment) return []
  return pickDice(view.dice, segment.colour, missingBoxes(player, segment.boxes).length)
}

/** A die that was never thrown in this match has no face to show. */
export function diceOf(view: View, focused: Aim<Command> | null): readonly TablePiece[] {
  const cost = costOf(view, focused)
  return view.dice.map(({ face, spent }, die) => ({
    piece: { id: idOf(die), kind: 'colour', skin: 'border', seat: view.active },
    face: face === null ? null : colours.indexOf(face),
    spent: spent || cost.includes(die),
  }))
}

export function choosableDice(acting: readonly Acting<Command>[]): readonly string[] {
  const dice = new Set<number>()
  for (const { legal } of acting) {
    for (const command of legal) {
      if (command.type === 'throwAgain') for (const die of command.dice) dice.add(die)
    }
  }
  return [...dice].sort((a, b) => a - b).map(idOf)
}

/** Throwing exactly the chosen dice again. */
export function meantByDice(
  chosen: readonly string[],
  acting: readonly Acting<Command>[],
): Aim<Command> | null {
  const wanted = chosen.map((id) => Number(id.slice('die-'.length))).sort((a, b) => a - b)
  for (const { seat, legal } of acting) {
    const left = narrow(legal, { type: 'throwAgain', dice: wanted })
    const command = only(
      left.filter((item) => 'dice' in item && item.dice.length === wanted.length),
    )
    if (command) return { seat, command }
  }
  return null
}

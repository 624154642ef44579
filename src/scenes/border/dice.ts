/** The five dice as the view knows them, and which of them may be touched to be thrown again. */
import { colours } from '../../games/border/layout.ts'
import type { Command, View } from '../../games/border/types.ts'
import type { Acting, Aim, TablePiece } from '../contract.ts'
import { narrow, only } from '../narrow.ts'

const idOf = (die: number): string => `die-${die}`

/** A die that was never thrown in this match has no face to show. */
export function diceOf(view: View): readonly TablePiece[] {
  return view.dice.map(({ face, spent }, die) => ({
    piece: { id: idOf(die), kind: 'colour', skin: 'border', seat: view.active },
    face: face === null ? null : colours.indexOf(face),
    spent,
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

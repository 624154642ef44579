/** The legal commands of a seat, computed from its view in canonical order; constant lists are cached. */
import type { Seat } from '../../../kernel/seat.ts'
import { diceLeft, eachCrossable } from './cross.ts'
import { countUnspent } from './dice.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { allDice } from './setup.ts'
import { canComplete } from './sheet.ts'
import type { Command } from '../commands.ts'
import type { View } from '../types.ts'

const done: Command = { type: 'done' }

/** Stop, or throw again any non-empty subset of the dice [B13, B14]: 1 + 31 commands. */
const keepOrThrow: readonly Command[] = [
  { type: 'stop' },
  ...choicesOf(allDice).map((dice) => ({ type: 'throwAgain', dice }) as const),
]

/** All non-empty subsets in lexicographic order. */
function choicesOf(dice: readonly number[]): (readonly number[])[] {
  return dice.flatMap((die, i) => {
    const later = choicesOf(dice.slice(i + 1)).map((rest) => [die].concat(rest))
    return [[die], ...later]
  })
}

export function legal(layout: Layout, view: View, seat: Seat): readonly Command[] {
  const { phase } = view
  if (phase.kind === 'keep') return seat === view.active ? keepOrThrow : []
  if (phase.kind === 'complete') return seat === view.active ? completions(layout, view) : []
  if (phase.kind === 'cross') return phase.done[seat] === false ? crosses(layout, view, seat) : []
  return []
}

/** Whole segments only [B17], or `done`: using dice is optional [B21]. */
function completions(layout: Layout, view: View): readonly Command[] {
  const player = view.players[view.active]
  if (!player) return []
  const { segments, complete } = sheetOf(layout, player.sheet)
  const counts = countUnspent(view.dice)
  const list = complete.filter((_, i) => {
    const segment = segments[i]
    return segment !== undefined && canComplete(player, segment, counts)
  })
  list.push(done)
  return list
}

function crosses(layout: Layout, view: View, seat: Seat): readonly Command[] {
  const player = view.players[seat]
  if (!player) return []
  const { cross } = sheetOf(layout, player.sheet)
  const list: Command[] = []
  eachCrossable(layout, player, diceLeft(view, player), (box) => {
    const command = cross[box]
    if (command) list.push(command)
    return false
  })
  list.push(done)
  return list
}

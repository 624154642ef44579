/** Sticks of both players as pieces of the tray; paid ones, and those the focused command would pay, look charred. */
import type { Box } from '../../games/nagaraja/edition.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import { showsNaga } from '../../games/nagaraja/rules/score.ts'
import { piecesOf } from '../../games/nagaraja/rules/sticks.ts'
import type { View } from '../../games/nagaraja/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import { bothSeats, of, type Stick } from '../../games/nagaraja/vocabulary.ts'
import type { Aim, TablePiece } from '../contract.ts'

/** The first stick of the kind that shows a naga pays. */
function costOf(box: Box, view: View, focused: Aim<Command> | null): string | null {
  if (focused?.command.type !== 'playCard') return null
  const { pay } = focused.command
  const { sticks } = of(view.players, focused.seat)
  return sticks.find((stick) => stick.kind === pay && showsNaga(box, stick))?.id ?? null
}

/** All sticks of a seat including spent ones, in id order. */
export const sticksInOrder = (view: View, seat: Seat): readonly Stick[] => {
  const { sticks, aside } = of(view.players, seat)
  return [...sticks, ...aside].sort((a, b) => (a.id < b.id ? -1 : 1))
}

export function sticksOf(
  box: Box,
  view: View,
  focused: Aim<Command> | null,
): readonly TablePiece[] {
  const cost = costOf(box, view, focused)
  return bothSeats.flatMap((seat) => {
    const { aside } = of(view.players, seat)
    const all = sticksInOrder(view, seat)
    const spent = new Set([...aside.map(({ id }) => id), cost])
    return piecesOf(all, seat).map((piece, i) => ({
      piece,
      face: all[i]?.face ?? null,
      spent: spent.has(piece.id),
    }))
  })
}

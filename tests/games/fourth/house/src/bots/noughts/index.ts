/** A bot that completes a row when it can, and else takes what it is given. */
import type { Command } from '../../games/noughts/commands.ts'
import type { Board } from '../../games/noughts/edition.ts'
import type { View } from '../../games/noughts/types.ts'
import type { Bot } from '../types.ts'

export function makeNoughtsBot(board: Board): Bot<View, Command> {
  return (view, legal, seat, random) => {
    const isWinning = ({ cell }: Command) =>
      board.rows.some((row) => row.every((other) => other === cell || view.cells[other] === seat))
    return legal.find(isWinning) ?? random.pick(legal)
  }
}

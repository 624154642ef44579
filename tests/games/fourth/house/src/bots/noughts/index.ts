/** The bot of noughts and crosses: completes a row if it can. */
import type { Command } from '../../games/noughts/commands.ts'
import type { Board } from '../../games/noughts/edition.ts'
import type { State, View } from '../../games/noughts/types.ts'
import type { Mind } from '../types.ts'

export function makeNoughtsMind(board: Board): Mind<State, View, Command> {
  return {
    score: (view, legal, seat) =>
      legal.map(({ cell }) =>
        Number(
          board.rows.some((row) =>
            row.every((other) => other === cell || view.cells[other] === seat),
          ),
        ),
      ),
    heuristicName: () => 'row',
    budget: 200,
    clearDifference: 1,
    imagine: ({ viewer: _viewer, ...state }) => state,
    isSameEverywhere: () => true,
    notions: [],
    evaluate: () => [[], []],
    isHorizon: () => false,
  }
}

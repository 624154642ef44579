/** [X3, X4] The player with a row wins; a full board without one is a draw. */
import type { Result } from '../../../kernel/game.ts'
import { line } from '../../../kernel/line.ts'
import type { State } from '../types.ts'

export function result({ phase, cells }: State): Result | null {
  if (phase.kind !== 'over') return null
  const { winner } = phase
  return {
    why: winner === null ? line('noughts.draw') : line('noughts.won', { who: { seat: winner } }),
    standings: [0, 1].map((seat) => ({
      seat,
      place: winner === null || winner === seat ? 1 : 2,
      score: cells.filter((owner) => owner === seat).length,
      notes: [],
    })),
    scored: line('noughts.marks'),
  }
}

/** Static evaluation of The Border: each seat's terms in the log-odds of winning. */
import { pointsOf, regionCount } from '../../games/border/rules/scoring.ts'
import type { State } from '../../games/border/types.ts'
import { oddsAt } from '../odds.ts'
import { matchProgress } from './progress.ts'
import type { ProspectsAt } from './prospects.ts'

export const notions = ['points', 'regions', 'closed'] as const

/**
 * The weight of each term is interpolated by the progress of the match; open regions count by their
 * outlook.
 */
export function makeEvaluator(prospectsAt: ProspectsAt) {
  return (state: State): number[][] => {
    const prospects = prospectsAt({ ...state, viewer: 'table' })
    const { odds } = prospects.weights
    const near = matchProgress(state)
    return state.players.map((player, seat) => [
      pointsOf(player) * oddsAt(odds.points, near),
      prospects.outlook(seat).worth() * oddsAt(odds.outlook, near),
      regionCount(player) * oddsAt(odds.closed, near),
    ])
  }
}

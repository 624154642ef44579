/** Who is how likely to win The Border as the sheets stand. */
import type { Layout } from '../../games/border/edition.ts'
import { pointsOf, regionCount } from '../../games/border/rules/scoring.ts'
import { regionsToEnd } from '../../games/border/rules/setup.ts'
import type { State } from '../../games/border/types.ts'
import { oddsAt } from '../odds.ts'
import { makeOutlook } from './outlook.ts'
import { odds, type Weights } from './weights.ts'

export const notions = ['points', 'regions', 'closed'] as const

/** Points count more the nearer the end is; what is still open counts by its outlook. */
export function makeJudge(layout: Layout, weights: Weights) {
  return (state: State): number[][] => {
    const view = { ...state, viewer: 'table' as const }
    const near = Math.max(...state.players.map(regionCount)) / regionsToEnd
    return state.players.map((player, seat) => [
      pointsOf(player) * oddsAt(odds.points, near),
      makeOutlook(layout, view, seat, weights).worth() * oddsAt(odds.outlook, near),
      regionCount(player) * oddsAt(odds.closed, near),
    ])
  }
}

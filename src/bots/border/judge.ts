/** Who is how likely to win The Border as the sheets stand. */
import { pointsOf, regionCount } from '../../games/border/rules/scoring.ts'
import { regionsToEnd } from '../../games/border/rules/setup.ts'
import type { State } from '../../games/border/types.ts'
import { oddsAt } from '../odds.ts'
import type { ProspectsAt } from './prospects.ts'
import type { StandingOdds } from './weights.ts'

export const notions = ['points', 'regions', 'closed'] as const

/** 0 at the beginning, 1 when the match is over. */
export const nearEnd = ({ players }: State): number =>
  Math.max(...players.map(regionCount)) / regionsToEnd

/** Points count more the nearer the end is; what is still open counts by its outlook. */
export function makeJudge(prospectsAt: ProspectsAt, odds: StandingOdds) {
  return (state: State): number[][] => {
    const prospects = prospectsAt({ ...state, viewer: 'table' })
    const near = nearEnd(state)
    return state.players.map((player, seat) => [
      pointsOf(player) * oddsAt(odds.points, near),
      prospects.outlook(seat).worth() * oddsAt(odds.outlook, near),
      regionCount(player) * oddsAt(odds.closed, near),
    ])
  }
}

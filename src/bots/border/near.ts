/** How near the end of a match is. */
import { regionCount } from '../../games/border/rules/scoring.ts'
import { regionsToEnd } from '../../games/border/rules/setup.ts'
import type { State } from '../../games/border/types.ts'

/** 0 at the beginning, 1 when the match is over. */
export const nearEnd = ({ players }: Pick<State, 'players'>): number =>
  Math.max(...players.map(regionCount)) / regionsToEnd

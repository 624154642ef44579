/** The progress of a match of The Border. */
import { regionCount } from '../../games/border/rules/scoring.ts'
import { regionsToEnd } from '../../games/border/rules/setup.ts'
import type { State } from '../../games/border/types.ts'

/** From 0 at the start to 1 at the end of the match. */
export const matchProgress = ({ players }: Pick<State, 'players'>): number =>
  Math.max(...players.map(regionCount)) / regionsToEnd

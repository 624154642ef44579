/** How the race stands: points, and how many of the regions that end the match are closed. */
import type { Racing } from '../../../kernel/game.ts'
import { line } from '../../../kernel/line.ts'
import { pointsOf, regionCount } from '../rules/scoring.ts'
import { regionsToEnd } from '../rules/setup.ts'
import type { View } from '../types.ts'

export function race({ players }: View): readonly Racing[] {
  return players.map((player) => {
    const n = pointsOf(player)
    return {
      score: line('border.strip.earned', { n }),
      lead: n,
      left: [line('border.race.regions', { n: regionCount(player), of: regionsToEnd })],
    }
  })
}

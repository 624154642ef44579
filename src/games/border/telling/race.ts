/** The current standing: points, and regions closed out of those that end the match. */
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

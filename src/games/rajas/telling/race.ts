/** The current standing: the gap between the two markers, and their positions [R95]. */
import type { Racing } from '../../../kernel/game.ts'
import { line } from '../../../kernel/line.ts'
import type { Rules } from '../edition.ts'
import { gapOf } from '../rules/progress.ts'
import type { View } from '../types.ts'

export function race(rules: Rules, { players }: View): readonly Racing[] {
  return players.map((player) => {
    const gap = gapOf(rules, player)
    const { fame, wealth } = player
    return {
      score:
        gap < 0
          ? line('rajas.result.missing', { missing: -gap })
          : line('rajas.race.crossed', { gap }),
      lead: gap,
      left: [line('rajas.result.tracks', { fame, wealth })],
    }
  })
}

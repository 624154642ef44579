/** The current standing as far as the viewer knows: points, open cursed relics, and fate points on lying sticks. */
import type { Racing } from '../../../kernel/game.ts'
import { line } from '../../../kernel/line.ts'
import type { Box } from '../edition.ts'
import { amuletPoints, fatePoints, openRelics } from '../rules/score.ts'
import type { View } from '../types.ts'
import { bothSeats, of } from '../vocabulary.ts'

export function race(box: Box, { temples, players }: View): readonly Racing[] {
  const { targetVP, lossAtCursed } = box.edition.setup
  return bothSeats.map((seat) => {
    const { marks, tokens } = of(temples, seat)
    const known = { slots: [], marks, tokens: tokens.map((token) => token ?? '') }
    const { vp, cursed } = openRelics(box, known)
    const player = of(players, seat)
    const n = vp + amuletPoints(box, player.amulets ?? [])
    const left = [line('nagaraja.race.cursed', { n: cursed, of: lossAtCursed })]
    if (player.sticks.length > 0)
      left.push(line('nagaraja.race.fate', { n: fatePoints(box, player) }))
    return { score: line('nagaraja.race.points', { n, of: targetVP }), lead: n, left }
  })
}

/** Explains to a player why each relic is open or closed. */
import type { Explanation } from '../../../kernel/game.ts'
import { line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { whyLine } from './describe/temple.ts'
import type { Box } from '../edition.ts'
import { of, opponentOf } from '../vocabulary.ts'
import { nicheName, placed, relicName } from './names.ts'
import { isReached, networkOf } from '../rules/network.ts'
import type { View } from '../types.ts'

/** One answer for every niche of both temples, the player's own temple first. */
export function asked(box: Box, view: View, seat: Seat): readonly Explanation[] {
  return [seat, opponentOf(seat)].flatMap((temple) => {
    const { slots, tokens } = of(view.temples, temple)
    const network = networkOf(box, slots)
    return tokens.map((token, niche) => ({
      wish: line('nagaraja.found', {
        place: placed(nicheName(box, niche), temple),
        relic: relicName(box, token),
      }),
      why: whyLine(box, slots, niche),
      rule: isReached(network, niche) ? 'N41' : 'N39',
    }))
  })
}

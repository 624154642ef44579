/** Answers to a person's questions: the chances of the sticks in the hands, and why a relic is open or closed. */
import type { Piece } from '../../../kernel/chance.ts'
import type { Asked } from '../../../kernel/game.ts'
import { line, type Line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { whyLine } from './describe/temple.ts'
import type { Box } from '../box.ts'
import { bothSeats, of, opponentOf, type StickKind, stickKinds } from '../ids.ts'
import { countNames, nicheName, placed, relicName } from './names.ts'
import { isReached, networkOf } from '../rules/network.ts'
import { chanceOfAtLeast, oddsOf } from './odds.ts'
import type { View } from '../viewTypes.ts'

export function odds(box: Box, pieces: readonly Piece[]): readonly Line[] {
  return bothSeats.flatMap((seat) => {
    const own = pieces.filter((piece) => piece.seat === seat)
    if (own.length === 0) return []
    const countOf = (kind: StickKind) =>
      own.filter((piece) => piece.kind === `stick-${kind}`).length
    const [brown, green, white] = stickKinds.map(countOf)
    const counts = { brown: brown ?? 0, green: green ?? 0, white: white ?? 0 }
    const { meanPoints, nagas } = oddsOf(box, counts)
    const parts = {
      sticks: countNames(counts),
      points: meanPoints,
      naga: chanceOfAtLeast(nagas, 1),
    }
    return [
      line('nagaraja.odds.of', { who: { seat }, odds: line('nagaraja.preview.throw', parts) }),
    ]
  })
}

/** Every niche of both temples, the asking player's own first. */
export function relics(box: Box, view: View, seat: Seat): readonly Asked[] {
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

/** The odds of the sticks about to be thrown, and of winning the room. */
import type { Piece } from '../../../kernel/chance.ts'
import { line, type Line } from '../../../kernel/line.ts'
import type { Box } from '../edition.ts'
import { bothSeats, type StickKind, stickKinds } from '../vocabulary.ts'
import { chanceOfAtLeast, oddsOf } from './chances.ts'
import { countNames } from './names.ts'
import { outlookOf } from './outlook.ts'
import type { View } from '../types.ts'

export function odds(box: Box, view: View, pieces: readonly Piece[]): readonly Line[] {
  return [...sticksIn(box, pieces), ...roomLines(box, view)]
}

/** Each player's probability of winning the room, while sticks are still to be thrown. */
const roomLines = (box: Box, view: View): readonly Line[] =>
  outlookOf(box, view).flatMap((outlook, seat) =>
    outlook && outlook.room !== null
      ? [line('nagaraja.odds.room', { who: { seat }, room: outlook.room })]
      : [],
  )

function sticksIn(box: Box, pieces: readonly Piece[]): readonly Line[] {
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

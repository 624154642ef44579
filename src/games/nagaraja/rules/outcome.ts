/** The sentences about the end of the match: one for the story, one with both scores for the result. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { opponentOf } from '../vocabulary.ts'
import type { EndReason } from '../types/phases.ts'

interface End {
  readonly reason: EndReason
  readonly winner: Seat
  readonly tied: boolean
}

/** When points decide and are equal, the last room breaks the tie ([N67], [NG21]). */
function keyOf({ reason, tied }: End): string {
  const byPoints = reason === 'ninth' || reason === 'exhausted'
  return `${reason}${tied && byPoints ? 'Tied' : ''}`
}

const partsOf = ({ winner }: Pick<End, 'winner'>) => ({
  winner: { seat: winner },
  loser: { seat: opponentOf(winner) },
})

export function endLine(end: End): Line {
  return line(`nagaraja.end.${keyOf(end)}`, partsOf(end))
}

/** Names who won, by how much, and why; `points` are the winner's. */
export function outcomeLine(end: Omit<End, 'tied'>, points: number, second: number): Line {
  const key = keyOf({ ...end, tied: points === second })
  return line(`nagaraja.result.${key}`, { ...partsOf(end), points, second })
}

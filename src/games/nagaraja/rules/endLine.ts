/** The line that explains the end of the match, for the log and the result. */
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
export function endLine({ reason, winner, tied }: End): Line {
  const byPoints = reason === 'ninth' || reason === 'exhausted'
  const parts = { winner: { seat: winner }, loser: { seat: opponentOf(winner) } }
  return line(`nagaraja.end.${reason}${tied && byPoints ? 'Tied' : ''}`, parts)
}

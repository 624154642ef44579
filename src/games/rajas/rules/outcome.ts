/** The sentence of the result: who won, by how much, and what decided [R98] [R99]. */
import { line, type Line } from '../../../kernel/line.ts'

export interface Ranked {
  readonly seat: number
  /** Fame by which the markers passed each other; negative while they have not. */
  readonly gap: number
  /** The index in the order of crossing; -1 for a player who has not crossed. */
  readonly time: number
}

/** Expects the seats in order of places. */
export function outcomeLine(ranked: readonly Ranked[]): Line {
  const [winner, second] = ranked
  if (!winner) throw new Error('rajas: a result needs a winner')
  const hasRival = second !== undefined && second.time >= 0
  const lead = winner.gap - (second?.gap ?? 0)
  const kind = !hasRival ? 'won' : lead === 0 ? 'wonEarlier' : 'wonAhead'
  return line(`rajas.result.${kind}`, {
    winner: { seat: winner.seat },
    ...(hasRival && { next: { seat: second.seat } }),
    gap: winner.gap,
    lead,
  })
}

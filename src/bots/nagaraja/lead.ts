/** Converts a lead in fate points into a share of what is at stake. */
import type { Seat } from '../../kernel/seat.ts'
import type { Box } from '../../games/nagaraja/edition.ts'
import { fatePoints, nagaCount } from '../../games/nagaraja/rules/score.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { of, opponentOf } from '../../games/nagaraja/vocabulary.ts'
import { stakeOf } from './gains.ts'
import { leadSteepness, guideEdge } from './weights.ts'

/**
 * The probability of winning the room with this lead (logistic curve). It is flatter while the
 * opponent holds nagas.
 */
function winProbability(view: View, box: Box, seat: Seat, lead: number): number {
  const ahead = lead + (view.guide === seat ? guideEdge : -guideEdge)
  const nagas = nagaCount(box, of(view.players, opponentOf(seat)))
  return 1 / (1 + Math.exp(-ahead * (nagas > 0 ? leadSteepness.contested : leadSteepness.settled)))
}

/** The gain of `points` additional fate points. */
export function leadGain(box: Box, view: View, seat: Seat, points: number): number {
  const lead =
    fatePoints(box, of(view.players, seat)) - fatePoints(box, of(view.players, opponentOf(seat)))
  const gain =
    winProbability(view, box, seat, lead + points) - winProbability(view, box, seat, lead)
  return gain * Math.max(0, stakeOf(box, view, seat))
}

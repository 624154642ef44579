/** Weights of The Border's bot, tuned in matches against itself with other weights. */
import type { LogOdds } from '../odds.ts'

export interface Weights {
  /**
   * The discount factor of a region's value per unit of remaining work, early and late in a match.
   */
  readonly workDiscount: LogOdds
  /** The work of a box, indexed by the number of open boxes in its segment (from 1). */
  readonly work: readonly number[]
  /** The weight of an opponent's gain relative to one's own. */
  readonly denial: number
  /** The bonus for ending the match ahead, and the penalty for ending it behind. */
  readonly finishBonus: number
  /** The discount of the cross after next, since its dice may be needed for something else. */
  readonly nextCrossDiscount: number
  /**
   * The scale of the logistic curve: this lead in boxes multiplies the odds of closing a region
   * first by e.
   */
  readonly leadScale: number
  readonly odds: StandingOdds
}

/**
 * Log-odds per point, per unit of outlook and per closed region; fitted by regression over bot
 * matches.
 */
export interface StandingOdds {
  readonly points: LogOdds
  readonly outlook: LogOdds
  readonly closed: LogOdds
}

export const tunedWeights: Weights = {
  workDiscount: [0.88, 0.88],
  work: [0, 0.8, 1, 1.1, 1.2, 1.3],
  denial: 0.4,
  finishBonus: 10,
  nextCrossDiscount: 0.9,
  leadScale: 3,
  odds: { points: [0.05, 0.14], outlook: [0.06, 0.16], closed: [0.15, -0.1] },
}

/**
 * Search weights for two players: nearly finished regions count far more than those just begun, and
 * an opponent's gain counts as much as one's own. As plain heuristics they win about 74 % of
 * matches against `tunedWeights`.
 */
const twoPlayerWeights: Weights = {
  workDiscount: [0.93, 0.93],
  work: [0, 0.1, 0.6, 1.4, 2.4, 3.4],
  denial: 1,
  finishBonus: 10,
  nextCrossDiscount: 0.9,
  leadScale: 3,
  odds: { points: [0.02, 0.08], outlook: [0.06, 0.1], closed: [0.26, 0.1] },
}

/**
 * Search weights for three and four players. Each player has fewer throws, so late in the match
 * only nearly finished regions count; an opponent's gain is a loss shared by all others. As plain
 * heuristics they win about 40 % of three-player and 31 % of four-player matches against
 * `tunedWeights`.
 */
const severalPlayerWeights: Omit<Weights, 'odds'> = {
  workDiscount: [0.95, 0.75],
  work: [0, 0.3, 0.8, 1.3, 1.9, 2.6],
  denial: 0.4,
  finishBonus: 10,
  nextCrossDiscount: 0.9,
  leadScale: 2,
}
const threePlayerWeights: Weights = {
  ...severalPlayerWeights,
  odds: { points: [0.07, 0.17], outlook: [0.115, 0.245], closed: [0.03, 0.375] },
}
const fourPlayerWeights: Weights = {
  ...severalPlayerWeights,
  odds: { points: [0.065, 0.24], outlook: [0.16, 0.27], closed: [0.28, -0.04] },
}

/** Weights by the number of seats. */
export type WeightsFor = (seats: number) => Weights

export const searchWeightsFor: WeightsFor = (seats) =>
  seats === 2 ? twoPlayerWeights : seats === 3 ? threePlayerWeights : fourPlayerWeights

/** The difference in a sheet's worth that makes one choice clearly better than another. */
export const clearDifference = 0.5
/** The number of simulations per decision. */
export const budget = 600
/** The search depth, in turns after the current one. */
export const searchDepth = 0

/** What the bot of The Border goes by: tuned by matches against itself with other numbers. */
import type { Odds } from '../odds.ts'

export interface Weights {
  /** What is left of a region's worth for each unit of work still to do, early in a match and near its end. */
  readonly fade: Odds
  /** Work for a box by the number of missing boxes of its segment, from 1. */
  readonly work: readonly number[]
  /** How much an opponent's gain counts against one's own. */
  readonly denial: number
  /** Being the one who ends the match ahead, or behind. */
  readonly finish: number
  /** What comes after the next cross counts a little less, since dice may serve otherwise. */
  readonly patience: number
  /** Boxes of lead in a region by which the odds to close it first grow e-fold. */
  readonly lead: number
  readonly odds: StandingOdds
}

/** For each point, each unit of outlook, each closed region: found by regression over matches of bots. */
export interface StandingOdds {
  readonly points: Odds
  readonly outlook: Odds
  readonly closed: Odds
}

export const tuned: Weights = {
  fade: [0.88, 0.88],
  work: [0, 0.8, 1, 1.1, 1.2, 1.3],
  denial: 0.4,
  finish: 10,
  patience: 0.9,
  lead: 3,
  odds: { points: [0.05, 0.14], outlook: [0.06, 0.16], closed: [0.15, -0.1] },
}

/**
 * A closer look at a match of two, for a search: what is nearly done counts for much more than what is hardly begun, and
 * what the other gains counts as much as one's own. By habit alone it beats the other numbers in about 74 % of matches.
 */
const duel: Weights = {
  fade: [0.93, 0.93],
  work: [0, 0.1, 0.6, 1.4, 2.4, 3.4],
  denial: 1,
  finish: 10,
  patience: 0.9,
  lead: 3,
  odds: { points: [0.02, 0.08], outlook: [0.06, 0.1], closed: [0.26, 0.1] },
}

/**
 * The same among several: each has fewer throws of its own, so that near the end only what is nearly done counts, and what
 * one of the others gains is lost to all. By habit alone it wins about 40 % of matches of three and 31 % of matches of four
 * against the other numbers.
 */
const crowd: Omit<Weights, 'odds'> = {
  fade: [0.95, 0.75],
  work: [0, 0.3, 0.8, 1.3, 1.9, 2.6],
  denial: 0.4,
  finish: 10,
  patience: 0.9,
  lead: 2,
}
const amongThree: Weights = {
  ...crowd,
  odds: { points: [0.07, 0.17], outlook: [0.115, 0.245], closed: [0.03, 0.375] },
}
const amongFour: Weights = {
  ...crowd,
  odds: { points: [0.065, 0.24], outlook: [0.16, 0.27], closed: [0.28, -0.04] },
}

/** By the number of seats. */
export type WeightsFor = (seats: number) => Weights

export const keenFor: WeightsFor = (seats) =>
  seats === 2 ? duel : seats === 3 ? amongThree : amongFour

/** Of a sheet's worth, a clear difference between two choices. */
export const clear = 0.5
/** Simulations of one decision. */
export const budget = 600
/** How many turns a search looks beyond the one that is played. */
export const ahead = 0

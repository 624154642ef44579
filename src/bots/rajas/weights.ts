/** Weights of Rajas' bot, in steps of the gap between a player's two markers. */
import type { LogOdds } from '../odds.ts'

/** The wealth track is twice as long as the fame track. */
export const perCoin = 1 / 2
export const karmaWorth = 0.7
export const workerWorth = 3

/** The worth of a die and of each pip; `mean` is the average roll. */
export const dieParts = { base: 0.4, perPip: 0.2, mean: 3.5 } as const
/** The worth of a die beyond the capacity, and the factor for a die of a fixed colour. */
export const spareDieWorth = 0.3
export const colouredDieFactor = 0.9
/** The highest pips worth a reroll, and the highest worth a flip. */
export const lowPips = 2
export const flippable = 3

/** The worth of an upgrade: early ones serve more buildings. */
export const upgradeWeights = { most: 2.2, least: 0.5, perMade: 0.15, perFame: 0.02 } as const
/** A tie-break between kinds of buildings, by their order. */
export const orderTieBreak = 0.01

/**
 * The recursion limit for chains of palace actions and boat moves, and the default scores beyond
 * it.
 */
export const recursionDepth = 2
export const beyondDepth = { boat: 0.5, palace: 1 } as const
/** Fixed scores for benefits that cannot be evaluated. */
export const firstPlayerWorth = { keep: 0.2, take: 0.6 } as const
export const incomeTileWorth = 1.3
export const coverTileWorth = 2.5
/** The worth of each low die that the terrace would reroll. */
export const rerollWorth = 0.3

/** The worth of each river space travelled, before and beyond the bridge. */
export const riverStep = { toBridge: 0.15, beyond: 0.05 } as const

/**
 * The worth of future sales per market, and of an open road end; the penalty for a province without
 * one.
 */
export const marketWorth = { base: 0.4, perValue: 0.25 } as const
export const openEndWorth = 0.3
export const closedInPenalty = -4

/** The score of an unaffordable or unavailable action, below any possible one. */
export const impossibleScore = -9
/** The bonus for an action that costs a die, since free ones waste more of a worker. */
export const paidActionBonus = 0.6
/** The discount for a slot that no road can reach soon. */
export const farSlotFactor = 0.3

/** The preferred number of dice per colour, and the penalty for deviating from it. */
export const diceHand = { best: 2, ideal: 1.5, perOff: 0.5 } as const
export const passScore = -2

/** The score difference that makes one command clearly better than another. */
export const clearDifference = 1
/** The number of simulations per decision. */
export const budget = 800
/** The search depth, in workers per player. */
export const searchDepth = 2

/**
 * Log-odds per step of the gap, unit of dice worth, die, karma, worker, unplaced worker, unit of
 * future sales, upgrade, river space and buildable cell; fitted by regression over bot matches.
 */
export const winOdds = {
  gap: [0.09, 0.27],
  dice: [0.25, 0],
  die: [0.04, 0.1],
  karma: [0.17, 0.12],
  worker: [0.15, 0],
  unplaced: [0.1, 0.6],
  market: [0.45, 0.3],
  upgrade: [0.27, 0.1],
  boat: [0.01, 0],
  road: [0.07, 0.02],
} as const satisfies Record<string, LogOdds>

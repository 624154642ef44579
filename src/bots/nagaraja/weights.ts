/** Weights of Nagaraja's bot in victory points, tuned in matches against itself with other weights. */
import type { Ability } from '../../games/nagaraja/vocabulary.ts'
import type { LogOdds } from '../odds.ts'

/** The worth of an ability while its card is in hand. */
export const worthInHand: Readonly<Record<Ability, number>> = {
  addPoints: 1.2,
  rerollSticks: 0.9,
  discardSticks: 1.6,
  lookRelics: 0.7,
  swapRelics: 1.6,
  rotateRoom: 2,
  moveRoom: 1.4,
  swapRooms: 1.6,
  placeTrap: 1.2,
  takeFromDiscard: 1.2,
  drawCards: 2.2,
  discardRandomFromHand: 1,
}

/** The gain of using abilities whose outcome cannot be evaluated. */
export const gainWhenUsed = {
  drawCards: 4.6,
  takeFromDiscard: 2.8,
  discardRandomFromHand: 2,
} as const

/** The worth of a naga on a stick, relative to a fate point. */
export const nagaWorth = 1.2

/** The share of a card's expected throw that counts while it is in hand. */
export const throwShare = 0.25
/** The bonus per other card of the same symbol in hand. */
export const sameSymbolWorth = 0.2
/** The number of cards held back from laying. */
export const keptCards = 2

/** The wanted fate points for a room: an estimate of the opponent's throw, scaled by the stake. */
export const layingTarget = {
  perCard: 4.5,
  unknown: 5,
  base: 0.6,
  mostStake: 12,
  perStake: 1 / 14,
} as const

/**
 * The steepness of the logistic curve over the lead: while the opponent has nagas, and after that.
 */
export const leadSteepness = { contested: 0.8, settled: 3 } as const
/** The guide wins ties, which counts as half a fate point. */
export const guideEdge = 0.5

/** Activating a card costs this share of its worth in hand, and must gain at least `leastGain`. */
export const handWorthShare = 0.8
export const leastGain = 0.2

/** The worth of looking at an unknown relic, and at one of the own temple. */
export const peekWorth = { unknown: 2, own: 1, gain: 1.7, idle: 0.3 } as const

/** The reserve value of a cancelling amulet, and the harm of an opponent's drawing cards. */
export const cancelReserve = 3
export const drawHarm = 2

/** The scores of losing by the third open cursed relic, and of reaching the target score. */
export const lossScore = -150
export const winScore = 60
/**
 * The scale of the logistic curve: a lead of this many points multiplies the odds of winning by e.
 */
export const leadScale = 5
/**
 * The penalty of opening unknown niches, indexed by how many more cursed relics would lose the
 * match.
 */
export const cursePenalties: readonly number[] = [0, 12, 3]
/** The worth of an amulet still on a crypt, and of an unseen amulet of the opponent. */
export const amuletWorth = 2.2
export const hiddenAmuletWorth = 0.75
/** The worth of a live corridor's open end, where a room may be added. */
export const openEndWorth = 0.7
/** The bonus when moving a trap away from the own temple frees a slot. */
export const freedSlotBonus = 0.8
/** The multiplier of the worth that a trap removes: the slot stays blocked until the trap moves. */
export const trapFactor = 2.2

/** Scores that make a command always or never chosen. */
export const alwaysScore = 1000
export const neverScore = -1000
/**
 * The margin between ending and continuing to lay: a base, plus a share of the missing or surplus
 * points.
 */
export const stopMargin = 0.5
export const stopMarginPerPoint = 0.2
/**
 * Using an amulet in the middle of a confrontation can wait; `otherStickPenalty` breaks the tie
 * between nagas of different sticks.
 */
export const amuletInTurnScore = -1
export const otherStickPenalty = 0.1

/** The score difference that makes one command clearly better than another. */
export const clearDifference = 1.2
/** The number of simulations per decision. */
export const budget = 1000
/** The search depth, in rounds including the current one. */
export const searchDepth = 1

/**
 * Log-odds per victory point, for one and two open cursed relics, per open end, per room, per unit
 * of hand worth, per held amulet, and for the guide; fitted by regression over bot matches.
 */
export const winOdds = {
  point: [0.01, 0.16],
  curses: [
    [0, 0],
    [-0.36, 0],
    [-1.46, -0.59],
  ],
  end: [0.33, 0.33],
  room: [-0.1, 0.43],
  hand: [0.09, 0.13],
  amulet: [0.1, 0.35],
  guide: [-0.08, 0.09],
} as const satisfies Record<string, LogOdds | readonly LogOdds[]>

/** What the bot of Rajas goes by, in points of the gap between the two markers. */
import type { Odds } from '../odds.ts'

/** Wealth runs twice as far as fame. */
export const perCoin = 1 / 2
export const karmaWorth = 0.7
export const workerWorth = 3

/** A die, and each of its pips; on average it shows three and a half. */
export const die = { base: 0.4, perPip: 0.2, mean: 3.5 } as const
/** One for which there is no room on Kali; one of a given colour serves less. */
export const spareDie = 0.3
export const colouredShare = 0.9
/** Dice of up to so many pips are better thrown again, or flipped. */
export const lowPips = 2
export const flippable = 3

/** Early upgrades serve more buildings. */
export const upgrade = { most: 2.2, least: 0.5, perMade: 0.15, perFame: 0.02 } as const
/** Kinds of buildings are alike but for the order in which they are told. */
export const byOrder = 0.01

/** What cannot be looked into any further: palace actions and boats lead to each other. */
export const depth = 2
export const unseen = { boat: 0.5, palace: 1 } as const
/** What is gained once more but cannot be weighed. */
export const firstPlayer = { keep: 0.2, take: 0.6 } as const
export const incomeTile = 1.3
export const coverTile = 2.5
/** For each low die that the terrace would throw again. */
export const rerolled = 0.3

/** The way made on the river, until the bridge and after it. */
export const way = { toBridge: 0.15, beyond: 0.05 } as const

/** A market is sold again and again; a road's open end is room to grow; a province without one is finished. */
export const market = { base: 0.4, perValue: 0.25 } as const
export const openEnd = 0.3
export const closedIn = -4

/** What cannot be had or paid is worse than anything that can. */
export const impossible = -9
/** An action that costs a die wastes less of a worker. */
export const paidAction = 0.6
/** A slot that no road can reach soon. */
export const farSlot = 0.3

/** Dice of a colour: between one and two of them serve best. */
export const hand = { best: 2, ideal: 1.5, perOff: 0.5 } as const
export const passing = -2

/** A clear difference between two commands. */
export const clear = 1
/** Simulations of one decision. */
export const budget = 800
/** How many workers of each player a search looks ahead. */
export const ahead = 2

/**
 * For each step of the gap, each unit of what dice are worth, each die, karma, worker, worker still to be placed, unit
 * of future sales, upgrade, space of the river, and cell that can be built on: found by regression over matches of bots.
 */
export const odds = {
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
} as const satisfies Record<string, Odds>

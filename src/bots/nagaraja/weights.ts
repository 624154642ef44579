/** What the bot of Nagaraja goes by, in points of victory: tuned by matches against itself with other numbers. */
import type { Ability } from '../../games/nagaraja/vocabulary.ts'
import type { Odds } from '../odds.ts'

/** What an ability is worth while it waits in the hand. */
export const waiting: Readonly<Record<Ability, number>> = {
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

/** What abilities bring whose outcome nobody can weigh, when they are used. */
export const used = { drawCards: 4.6, takeFromDiscard: 2.8, discardRandomFromHand: 2 } as const

/** A naga beside a fate point, on a stick. */
export const nagaWorth = 1.2

/** Of what a card would throw, while it is in the hand. */
export const throwShare = 0.25
/** For each other card of the same symbol, which could follow. */
export const alikeWorth = 0.2
/** A hand that is not laid down for a room. */
export const keptCards = 2

/** Fate points that are laid for a room: what the other may throw, more of it the more is at stake. */
export const wish = {
  perCard: 4.5,
  unknown: 5,
  base: 0.6,
  mostStake: 12,
  perStake: 1 / 14,
} as const

/** How sure a lead is, for each point of it: while the other can still use nagas, and after that. */
export const certainty = { contested: 0.8, settled: 3 } as const
/** The guide wins ties: half a point more. */
export const guideEdge = 0.5

/** A card leaves the hand when it is used: so much of its worth there has to be gained, and a little more. */
export const handShare = 0.8
export const leastGain = 0.2

/** A look at a relic that is not known, and at one of one's own. */
export const look = { unknown: 2, own: 1, gain: 1.7, idle: 0.3 } as const

/** What an amulet of cancelling is kept for, and what drawing cards does to the other. */
export const worthCancelling = 3
export const drawHarm = 2

/** The third open cursed relic loses, the wanted points win. */
export const ruin = -150
export const triumph = 60
/** A lead of so many points makes victory e times as likely as defeat. */
export const leadForSure = 5
/** By how many more cursed relics may not open: the next blind niche may be the one. */
export const fears: readonly number[] = [0, 12, 3]
/** An amulet on its way, and one of the other's that nobody has seen. */
export const amuletWorth = 2.2
export const hiddenAmuletWorth = 0.75
/** A live corridor that opens on a free slot: room to grow. */
export const growth = 0.7
/** A trap that goes over to the other leaves a slot of one's own free. */
export const freedSlot = 0.8
/** What a trap takes is gone until it moves: more than the room to grow that is seen now. */
export const trapShare = 2.2

/** Done before anything else; and not done by habit. */
export const firstOfAll = 1000
export const never = -1000
/** How clearly laying goes on or ends, and for each point that is missing or too many. */
export const missingStep = 0.5
export const missingShare = 0.2
/** A draw in the middle of the confrontation can as well wait; a naga of another kind of stick is as good. */
export const amuletInTurn = -1
export const otherStick = 0.1

/** A clear difference between two commands. */
export const clear = 1.2
/** Simulations of one decision. */
export const budget = 1000
/** How many rounds a search looks beyond the one that is played. */
export const ahead = 1

/**
 * For each point of victory, the first and the second open cursed relic, each open end and room of a temple, each unit
 * of what a hand is worth, each amulet that is kept, and for the guide: found by regression over matches of bots.
 */
export const odds = {
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
} as const satisfies Record<string, Odds | readonly Odds[]>

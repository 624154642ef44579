/** How much something speaks for winning: the logarithm of the odds for each unit of it, early in a match and near its end. */

export type Odds = readonly [early: number, late: number]

/** `near`: 0 at the beginning, 1 at the end. */
export const oddsAt = ([early, late]: Odds, near: number): number => early + (late - early) * near

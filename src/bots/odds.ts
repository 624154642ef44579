/** Log-odds of winning per unit of a feature, interpolated between the start and the end of a match. */

export type LogOdds = readonly [early: number, late: number]

/** Linear interpolation: `near` is 0 at the start and 1 at the end. */
export const oddsAt = ([early, late]: LogOdds, near: number): number =>
  early + (late - early) * near

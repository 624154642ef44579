/** The most that a throw may be asked for. */

/** What a tray can hold and still leave room to lie flat. */
export const mostDice = 60
export const mostSticksEach = 16
export const longestThrowSeed = 200

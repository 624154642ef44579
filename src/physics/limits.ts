/** The most that a throw may be asked for. */

/** The most dice that can lie flat in a tray. */
export const mostDice = 60
export const mostSticksEach = 16
export const longestThrowSeed = 200

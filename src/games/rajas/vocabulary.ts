/** Basic types of Rajas: closed lists in canonical order, with their unions. */

export const colours = ['blue', 'green', 'orange', 'purple'] as const
export type Colour = (typeof colours)[number]

export const backs = ['cow', 'snake', 'tiger'] as const
export type Back = (typeof backs)[number]

export const goods = ['silk', 'spices', 'tea'] as const
export type Good = (typeof goods)[number]

export const buildings = ['fort', 'mill', 'palace', 'temple'] as const
export type Building = (typeof buildings)[number]

export const incomeColours = ['brown', 'red', 'white', 'yellow'] as const
export type IncomeColour = (typeof incomeColours)[number]

/** The places where three of a player's workers wait at the start [R8]. */
export const spots = ['bridge', 'fame', 'wealth'] as const
export type WaitingSpot = (typeof spots)[number]

/** Clockwise; side `i` is bit `1 << i` of a road mask. */
export const sides = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof sides)[number]

export const areas = ['quarry', 'market', 'palace', 'harbour'] as const
export type Area = (typeof areas)[number]

/** One of the twelve stacks of province tiles: colour and back [R4]. */
export type Stack = `${Colour}-${Back}`
export const stacks: readonly Stack[] = colours.flatMap((colour) =>
  backs.map((back): Stack => `${colour}-${back}`),
)

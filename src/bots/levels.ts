/** The levels of bot play that a person may choose. */
export const levels = ['easy', 'medium', 'hard'] as const
export type Level = (typeof levels)[number]

/** The default level. */
export const defaultLevel: Level = 'medium'

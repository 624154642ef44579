/** How well a bot plays: who sits down with it may choose. */
export const levels = ['easy', 'medium', 'hard'] as const
export type Level = (typeof levels)[number]

/** What a bot plays at where nobody said. */
export const usual: Level = 'medium'

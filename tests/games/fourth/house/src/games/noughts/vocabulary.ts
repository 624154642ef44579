/** The two marks of the players. */
export const signs = ['×', '○'] as const

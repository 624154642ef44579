/** The two signs that players write. */
export const signs = ['×', '○'] as const

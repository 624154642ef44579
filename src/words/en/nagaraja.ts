/** Words of nagaraja. */
export const nagaraja = {} as const

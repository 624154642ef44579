/** Words of the interface. */
export const ui = {} as const

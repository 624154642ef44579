/** Words of rajas. */
export const rajas = {} as const

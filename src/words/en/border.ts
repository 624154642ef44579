/** Words of border. */
export const border = {} as const

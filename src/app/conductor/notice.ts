/** Faults that the conductor lives with and the page must say. */
export const notices = ['physics', 'dice', 'bots'] as const
export type Notice = (typeof notices)[number]

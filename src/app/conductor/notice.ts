/** Faults that the page must say: the conductor lives with all but the last, for which it waits. */
export const notices = ['physics', 'dice', 'bots', 'stopped'] as const
export type Notice = (typeof notices)[number]

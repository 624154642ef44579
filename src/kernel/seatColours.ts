/** The colours that players choose from; each also has a symbol of its own. */
export const seatColours = ['saffron', 'lapis', 'emerald', 'ruby'] as const
export type SeatColour = (typeof seatColours)[number]

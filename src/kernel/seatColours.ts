/** The colours that players choose from; each has a sign of its own wherever it is shown. */
export const seatColours = ['saffron', 'lapis', 'emerald', 'ruby'] as const
export type SeatColour = (typeof seatColours)[number]

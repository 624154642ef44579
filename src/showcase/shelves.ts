/** Who has components, in the order in which they are shown. */
export const shelves = ['border', 'nagaraja', 'rajas', 'place'] as const
export type Shelf = (typeof shelves)[number]

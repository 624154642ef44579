/** The six colours of dice and boxes, in the order of the faces of a die [B7]. */

export const colours = ['gray', 'green', 'blue', 'red', 'yellow', 'orange'] as const
export type Colour = (typeof colours)[number]

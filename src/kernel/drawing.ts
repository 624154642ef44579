/** Forms as data, for screens that draw. */

/** A filled form, or a line of some width, in a tone of the game; 100 × 100, y down. */
export interface Stroke {
  readonly path: string
  readonly tone: string
  /** A line of this width; filled if nothing is said. */
  readonly wide?: number
}

export interface Drawing {
  readonly strokes: readonly Stroke[]
  /** Written in the middle. */
  readonly text?: string
  /** What the place is called, small in the upper left corner. */
  readonly corner?: string
}

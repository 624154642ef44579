/** Vector drawings as data, for screens with graphics. */

/**
 * A filled path, or a line if `wide` is set, on a canvas of 100 × 100 with y pointing down; `tone`
 * is a colour name of the game.
 */
export interface Stroke {
  readonly path: string
  readonly tone: string
  /** The line width; the path is filled when this is missing. */
  readonly wide?: number
}

export interface Drawing {
  readonly strokes: readonly Stroke[]
  /** Text in the middle. */
  readonly text?: string
  /** The name of the place, in small print in the upper left corner. */
  readonly corner?: string
}

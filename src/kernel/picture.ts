/** Card pictures as data, for screens with graphics; they repeat information of the words beside them. */
import type { Line, Sign } from './line.ts'

/**
 * A playing card: the sticks it brings on top, its symbol and targets in the middle, its effect
 * below.
 */
export interface CardPicture {
  /** The id by which commands name the card. */
  readonly id: string
  readonly tone: string
  readonly brings: readonly Sign[]
  readonly middle: readonly Sign[]
  readonly does: Sign
  readonly text: Line
}

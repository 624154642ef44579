/** Pictures as data, for screens that draw: they say nothing that the words beside them do not say. */
import type { Line, Sign } from './line.ts'

/** A playing card: what it brings above, its sign and whom it touches, what it does below. */
export interface CardPicture {
  readonly tone: string
  readonly brings: readonly Sign[]
  readonly middle: readonly Sign[]
  readonly does: Sign
  readonly text: Line
}

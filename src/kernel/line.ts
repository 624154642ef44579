/** A translatable line: a word key with typed parts, rendered by `src/words`; never a finished sentence. */
import type { Drawing } from './drawing.ts'
import type { Seat } from './seat.ts'

/**
 * A number, a player, a nested line, a list joined by the reader's grammar, or untranslated text.
 */
export type LinePart = number | SeatPart | Line | ListPart | RawPart

export interface SeatPart {
  readonly seat: Seat
}
export interface ListPart {
  readonly list: readonly LinePart[]
  /** Joins the items with "or" instead of "and". */
  readonly or?: true
}
/** Ids, coordinates and symbols that are the same in every language. */
export interface RawPart {
  readonly raw: string
  /** A drawing that replaces the text on screens with graphics. */
  readonly drawing?: Drawing
}

export interface Line {
  readonly key: string
  readonly parts?: Readonly<Record<string, LinePart>>
  /** An icon before the words on screens with graphics; it repeats information of the words. */
  readonly sign?: Sign
}

/** An icon of `public/icons`, tinted with a colour name of the game if `tone` is set. */
export interface Sign {
  readonly icon: string
  readonly tone?: string
}

export function line(key: string, parts?: Readonly<Record<string, LinePart>>): Line {
  return parts ? { key, parts } : { key }
}

export function isLine(part: LinePart): part is Line {
  return typeof part === 'object' && 'key' in part
}

/** A told line: a word key with typed parts, rendered late by `src/words`. Never a sentence. */
import type { Drawing } from './drawing.ts'
import type { Seat } from './seat.ts'

/** A number, a player, another line, a list of lines joined in the reader's language, or text that is not translated. */
export type Part = number | SeatPart | Line | ListPart | RawPart

export interface SeatPart {
  readonly seat: Seat
}
export interface ListPart {
  readonly list: readonly Part[]
  /** One of them: joined by «or» instead of «and». */
  readonly or?: true
}
/** Ids, coordinates and other signs that read the same in every language. */
export interface RawPart {
  readonly raw: string
  /** The same for the eye: in its place where lines are drawn. */
  readonly drawing?: Drawing
}

export interface Line {
  readonly key: string
  readonly parts?: Readonly<Record<string, Part>>
  /** Drawn before the words where lines are drawn; it says nothing that the words do not say. */
  readonly sign?: Sign
}

/** An icon of `public/icons`, and a colour name of the game where it has one. */
export interface Sign {
  readonly icon: string
  readonly tone?: string
}

export function line(key: string, parts?: Readonly<Record<string, Part>>): Line {
  return parts ? { key, parts } : { key }
}

export function isLine(part: Part): part is Line {
  return typeof part === 'object' && 'key' in part
}

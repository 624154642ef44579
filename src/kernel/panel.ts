/** A readable view as data: one description serves the terminal, the page's panels and a screen reader. */
import type { Drawing } from './drawing.ts'
import type { Line } from './line.ts'
import type { CardPicture } from './picture.ts'
import type { Seat } from './seat.ts'

export interface Panel {
  readonly id: string
  readonly title: Line
  /** Set when the panel belongs to one player. */
  readonly seat?: Seat
  readonly rows: readonly Row[]
}

export type Row =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table'
      readonly head: readonly Line[]
      readonly rows: readonly (readonly Line[])[]
      /** One for each row, where rows are cards: drawn in their place by whoever can. */
      readonly cards?: readonly CardPicture[]
    }
  | {
      readonly kind: 'grid'
      readonly shape: 'square' | 'hexOddR'
      readonly cells: readonly (readonly (Cell | null)[])[]
      /** Signs along the top and the left side, where the game names places by them. */
      readonly axes?: { readonly columns: readonly string[]; readonly rows: readonly string[] }
    }

export interface Fact {
  readonly label: Line
  readonly value: Line
}

/** `glyph` is one to four signs to draw, `tone` a colour name of the game, `name` what is spoken. */
export interface Cell {
  readonly glyph: string
  readonly tone?: string
  readonly name: Line
  /** Drawn instead of the glyph by whoever can. */
  readonly drawing?: Drawing
}

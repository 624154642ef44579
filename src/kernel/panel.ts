/** A readable view as data: one description serves the terminal, the page's panels and screen readers. */
import type { Drawing } from './drawing.ts'
import type { Line } from './line.ts'
import type { CardPicture } from './picture.ts'
import type { Seat } from './seat.ts'

export interface Panel {
  readonly id: string
  readonly title: Line
  /** The owner, if the panel belongs to one player. */
  readonly seat?: Seat
  readonly rows: readonly PanelRow[]
}

export type PanelRow =
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table'
      readonly head: readonly Line[]
      readonly rows: readonly (readonly Line[])[]
      /**
       * One picture per row, for rows that are cards; screens with graphics show it instead of the
       * row.
       */
      readonly cards?: readonly CardPicture[]
    }
  | {
      readonly kind: 'grid'
      readonly shape: 'square' | 'hexOddR'
      readonly cells: readonly (readonly (PanelCell | null)[])[]
      /** Labels along the top and the left side, if the game names places by coordinates. */
      readonly axes?: { readonly columns: readonly string[]; readonly rows: readonly string[] }
    }

export interface Fact {
  readonly label: Line
  readonly value: Line
}

/**
 * `glyph` is one to four characters to show, `tone` a colour name of the game, `name` the
 * accessible name.
 */
export interface PanelCell {
  /** The id by which `Game.places` names this place; missing where no command needs it. */
  readonly id?: string
  readonly glyph: string
  readonly tone?: string
  readonly name: Line
  /** Replaces the glyph on screens with graphics. */
  readonly drawing?: Drawing
}

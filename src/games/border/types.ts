/** What there is in The Border: the state of a match and what is seen of it, all plain data. */
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Colour } from './vocabulary.ts'

/** `face` is null until the die has been thrown in this turn; `spent` means that it crossed a box in the first action. */
export interface Die {
  readonly face: Colour | null
  readonly spent: boolean
}

export type Phase =
  | { readonly kind: 'deal' }
  | { readonly kind: 'seating' }
  | { readonly kind: 'throw'; readonly dice: readonly number[] }
  /** After the first and the second throw: stop, or throw again. */
  | { readonly kind: 'keep' }
  /** The first action: the active player completes segments. */
  | { readonly kind: 'complete' }
  /** The second action: all others at once; `single` after five spent dice [B27]. */
  | { readonly kind: 'cross'; readonly single: boolean; readonly done: readonly boolean[] }
  | { readonly kind: 'over' }

export interface Player {
  /** The letter of the sheet; null until it is dealt. */
  readonly sheet: string | null
  /** Per box: -1 free, 0 white, else the number of the action in which it was crossed. */
  readonly crossed: readonly number[]
  /** Per region: the points earned with it, null while it is open. */
  readonly earned: readonly (number | null)[]
  /** Dice of each colour that this player has used in the running second action. */
  readonly used: readonly number[]
}

export interface State {
  readonly phase: Phase
  /** The number of the next throw or draw. */
  readonly chance: number
  readonly round: number
  /** First and second actions are counted through the whole match [B35]. */
  readonly action: number
  readonly active: Seat
  /** How often the active player has thrown in this turn. */
  readonly throws: number
  readonly dice: readonly Die[]
  readonly players: readonly Player[]
  /** Per region: the action in which it was first completed by anyone [B35]. */
  readonly claimed: readonly (number | null)[]
}

/** Nothing is hidden in The Border: every viewer gets all of it [B44], and knows who looks. */
export interface View extends State {
  readonly viewer: Viewer
}

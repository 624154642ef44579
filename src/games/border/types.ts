/** The state of a match of The Border and its view, as plain data. */
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Colour } from './vocabulary.ts'

/**
 * `face` is null until the die is thrown in this turn; `spent` dice have crossed a box in the first
 * action.
 */
export interface Die {
  readonly face: Colour | null
  readonly spent: boolean
}

export type Phase =
  | { readonly kind: 'deal' }
  | { readonly kind: 'seating' }
  | { readonly kind: 'throw'; readonly dice: readonly number[] }
  /** After the first and second throw: stop, or throw again. */
  | { readonly kind: 'keep' }
  /** The first action: the active player completes segments. */
  | { readonly kind: 'complete' }
  /** The second action of all opponents in parallel; `single` if all five dice were spent [B27]. */
  | { readonly kind: 'cross'; readonly single: boolean; readonly done: readonly boolean[] }
  | { readonly kind: 'over' }

export interface Player {
  /** The letter of the sheet; null until it is dealt. */
  readonly sheet: string | null
  /** Per box: -1 free, 0 white, else the number of the action in which it was crossed. */
  readonly crossed: readonly number[]
  /** Per region: the points earned with it, null while it is open. */
  readonly earned: readonly (number | null)[]
  /** The number of dice of each colour that this player has used in the current second action. */
  readonly used: readonly number[]
}

export interface State {
  readonly phase: Phase
  /** The id of the next chance request. */
  readonly chance: number
  readonly round: number
  /** The running number of the first or second action in the whole match [B35]. */
  readonly action: number
  readonly active: Seat
  /** The number of throws of the active player in this turn. */
  readonly throws: number
  readonly dice: readonly Die[]
  readonly players: readonly Player[]
  /** Per region: the action in which it was first completed by anyone [B35]. */
  readonly claimed: readonly (number | null)[]
}

/** Nothing is hidden in The Border: every viewer gets the whole state [B44]. */
export interface View extends State {
  readonly viewer: Viewer
}

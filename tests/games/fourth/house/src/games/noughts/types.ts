/** The state of noughts and crosses: the cells, and the acting player. */
import type { Seat, Viewer } from '../../kernel/seat.ts'

export type Phase =
  | { readonly kind: 'throw' }
  | { readonly kind: 'mark'; readonly left: number }
  | { readonly kind: 'over'; readonly winner: Seat | null }

export interface State {
  readonly phase: Phase
  readonly active: Seat
  /** The id of the next chance request. */
  readonly chance: number
  readonly cells: readonly (Seat | null)[]
}

export interface View extends State {
  readonly viewer: Viewer
}

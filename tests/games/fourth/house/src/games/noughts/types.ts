/** What there is in noughts and crosses: nine cells, and whose turn it is. */
import type { Seat, Viewer } from '../../kernel/seat.ts'

export type Phase =
  | { readonly kind: 'throw' }
  | { readonly kind: 'mark'; readonly left: number }
  | { readonly kind: 'over'; readonly winner: Seat | null }

export interface State {
  readonly phase: Phase
  readonly active: Seat
  /** The number of the next throw. */
  readonly chance: number
  readonly cells: readonly (Seat | null)[]
}

export interface View extends State {
  readonly viewer: Viewer
}

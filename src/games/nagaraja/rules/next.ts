/** Transitions between the steps of the flow, as a discriminated union, so that no step imports another. */
import type { Seat } from '../../../kernel/seat.ts'
import type { DrawReason } from '../types/phases.ts'

export type NextPhase =
  | { readonly to: 'draw'; readonly seat: Seat; readonly count: number; readonly why: DrawReason }
  | { readonly to: 'call'; readonly seat: Seat }
  | { readonly to: 'confrontation' }
  | { readonly to: 'turn'; readonly seat: Seat }
  | { readonly to: 'declare' }
  | { readonly to: 'effect' }
  | { readonly to: 'endActivation' }
  | { readonly to: 'explore'; readonly seat: Seat }
  | { readonly to: 'refresh'; readonly winner: Seat }
  | { readonly to: 'offer'; readonly seat: Seat }
  | { readonly to: 'room' }
  /** The flow stops: it waits for a player or for chance, or the match is over. */
  | null

export const wait: NextPhase = null

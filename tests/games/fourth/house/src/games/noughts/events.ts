/** The events of noughts and crosses. */
import type { Seat } from '../../kernel/seat.ts'

export type Event =
  | { readonly type: 'thrown'; readonly seat: Seat; readonly pips: number; readonly marks: number }
  | { readonly type: 'marked'; readonly seat: Seat; readonly cell: number }
  | { readonly type: 'turnEnded'; readonly next: Seat }
  | { readonly type: 'matchEnded'; readonly winner: Seat | null }

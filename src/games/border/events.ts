/** The events of The Border. */
import type { Seat } from '../../kernel/seat.ts'
import type { Colour } from './vocabulary.ts'

export type Event =
  | { readonly type: 'sheetsDealt'; readonly sheets: readonly string[] }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'thrown'
      readonly seat: Seat
      readonly number: number
      readonly dice: readonly number[]
      readonly faces: readonly Colour[]
    }
  | { readonly type: 'dicePickedUp'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | {
      readonly type: 'segmentCompleted'
      readonly seat: Seat
      readonly sheet: string
      readonly segment: number
      readonly boxes: readonly number[]
      readonly dice: readonly number[]
    }
  | { readonly type: 'firstActionEnded'; readonly seat: Seat; readonly reason: ActionEnd }
  | {
      readonly type: 'secondActionStarted'
      readonly single: boolean
      readonly faces: readonly Colour[]
    }
  | {
      readonly type: 'boxCrossed'
      readonly seat: Seat
      readonly sheet: string
      readonly box: number
      readonly colour: Colour
    }
  /** This player cannot cross any box with these dice [BG15]. */
  | { readonly type: 'seatIdle'; readonly seat: Seat }
  | { readonly type: 'seatDone'; readonly seat: Seat }
  | {
      readonly type: 'regionCompleted'
      readonly seat: Seat
      readonly region: number
      readonly points: number
      readonly first: boolean
    }
  | { readonly type: 'matchEnded'; readonly seats: readonly Seat[] }

/**
 * `nothing`: no segment could be completed; `declined`: a segment could be completed, but was not.
 */
export const actionEnds = ['used', 'declined', 'nothing'] as const
export type ActionEnd = (typeof actionEnds)[number]

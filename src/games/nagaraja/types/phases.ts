/** The phases of a match of Nagaraja, the current draw and activation, and the reasons for its end. */
import type { Seat } from '../../../kernel/seat.ts'
import type { CardId, Niche, QuarterTurns, Slot, Stick } from '../vocabulary.ts'

/** Targets are public and chosen before the cancel window opens. */
export type Target =
  | { readonly kind: 'none' }
  | { readonly kind: 'sticks'; readonly sticks: readonly Stick[] }
  | { readonly kind: 'relics'; readonly relics: readonly RelicPlace[] }
  | { readonly kind: 'swapRelics'; readonly temple: Seat; readonly a: Niche; readonly b: Niche }
  | {
      readonly kind: 'rotate'
      readonly temple: Seat
      readonly slot: Slot
      readonly turns: QuarterTurns
    }
  | { readonly kind: 'move'; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'swapRooms'; readonly temple: Seat; readonly a: Slot; readonly b: Slot }
  | { readonly kind: 'trap'; readonly slot: Slot }

export interface RelicPlace {
  readonly temple: Seat
  readonly niche: Niche
}

export interface Activation {
  readonly seat: Seat
  readonly card: CardId
  readonly target: Target
}

export const drawReasons = ['deal', 'ability', 'amulet', 'refresh'] as const
export type DrawReason = (typeof drawReasons)[number]

/** A draw in progress, which takes precedence over the phase. */
export interface CardDraw {
  readonly seat: Seat
  readonly left: number
  readonly why: DrawReason
}

export type Phase =
  | { readonly kind: 'relics'; readonly temple: Seat }
  | { readonly kind: 'guide' }
  | { readonly kind: 'deal' }
  | { readonly kind: 'room' }
  | { readonly kind: 'amulet' }
  | { readonly kind: 'call'; readonly seat: Seat }
  | { readonly kind: 'throw' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'target'; readonly seat: Seat }
  | { readonly kind: 'window'; readonly seat: Seat }
  | { readonly kind: 'recover'; readonly seat: Seat }
  | { readonly kind: 'rethrow' }
  | { readonly kind: 'randomDiscard' }
  | { readonly kind: 'explore'; readonly seat: Seat }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'give'; readonly seat: Seat }
  | { readonly kind: 'over' }

export const endReasons = ['cursed', 'points', 'ninth', 'exhausted'] as const
export type EndReason = (typeof endReasons)[number]

export interface Ending {
  readonly reason: EndReason
  readonly winner: Seat
}

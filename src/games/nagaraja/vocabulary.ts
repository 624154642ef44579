/** Basic types of Nagaraja: closed lists with their unions, ids, and pairs by seat. */
import type { Seat } from '../../kernel/seat.ts'

export const stickKinds = ['brown', 'green', 'white'] as const
export type StickKind = (typeof stickKinds)[number]

export const symbols = ['card', 'relic', 'room', 'stick'] as const
export type CardSymbol = (typeof symbols)[number]

export const arrows = ['self', 'opponent', 'either'] as const
export type Arrow = (typeof arrows)[number]

export const abilities = [
  'addPoints',
  'rerollSticks',
  'discardSticks',
  'lookRelics',
  'swapRelics',
  'rotateRoom',
  'moveRoom',
  'swapRooms',
  'placeTrap',
  'takeFromDiscard',
  'drawCards',
  'discardRandomFromHand',
] as const
export type Ability = (typeof abilities)[number]

/** Sides of a slot from the owner's point of view, clockwise from the far side. */
export const sides = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof sides)[number]

/** Component ids: `stick-add-2.1`, `brown-01`, `cursed-1`, `tee-3`, `vp1-2`. */
export type CardId = string
export type StickId = string
export type TokenId = string
export type RoomId = string
export type AmuletId = string

/** Slots 0-8 in reading order from the far left; niches 0-8 clockwise from the near left. */
export type Slot = number
export type Niche = number
/** Clockwise quarter turns, 0-3. */
export type QuarterTurns = number

/** A value for each of the two players or temples. */
export type Pair<T> = readonly [T, T]

export function of<T>(pair: Pair<T>, seat: Seat): T {
  return seat === 0 ? pair[0] : pair[1]
}

export function withOf<T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value]
}

export function opponentOf(seat: Seat): Seat {
  return 1 - seat
}

export const bothSeats: Pair<Seat> = [0, 1]

/** A thrown stick with its upper face. */
export interface Stick {
  readonly id: StickId
  readonly kind: StickKind
  readonly face: number
}

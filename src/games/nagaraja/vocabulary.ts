/** The small names everything else in Nagaraja is made of. */
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

/** Sides of a slot as the temple's owner sees them, clockwise from the far one. */
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
export type Rotation = number

/** One thing for each of the two players, and so for each temple. */
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

/** A thrown stick and the face that lies up. */
export interface Stick {
  readonly id: StickId
  readonly kind: StickKind
  readonly face: number
}

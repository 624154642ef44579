/** What app and scenes say to each other of a table: who may do what, what is thrown, how it is drawn. */
import type { Piece } from '../kernel/chance.ts'
import type { Tagged } from '../kernel/command.ts'
import type { Asked } from '../kernel/game.ts'
import type { Line } from '../kernel/line.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Contact, Gesture } from '../physics/types.ts'
import type { Roll } from '../session/show/roll.ts'

export type { Roll }

/** A seat that may act from this screen now, and all that it may do: what glows. */
export interface Acting<C extends Tagged = Tagged> {
  readonly seat: Seat
  readonly legal: readonly C[]
}

/** One command of one acting seat: under the pointer, under the keyboard's focus, or chosen. */
export interface Aim<C extends Tagged = Tagged> {
  readonly seat: Seat
  readonly command: C
}

/** A thing or spot under a mouse, and where on the page it was met. */
export interface Pointed {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** A touch of something on a board that stands for no command now: why not, and where on the page. */
export interface Wonder extends Asked {
  /** Whose board was touched. */
  readonly seat: Seat
  /** What the dice can still do for it. */
  readonly chances?: readonly Line[]
  readonly x: number
  readonly y: number
}

/** A throwable thing as a view knows it, for those that no running throw shows. */
export interface TablePiece {
  readonly piece: Piece
  /** null before its first throw. */
  readonly face: number | null
  readonly spent: boolean
}

/** From the least to the greatest x and z of something that lies on the table. */
export interface Area {
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
}

export interface CameraPose {
  readonly position: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  /**
   * What of the table must be seen whole in a window of any shape, x and z from the least to the greatest: the
   * camera comes as near as it can, and looks down more steeply where the window is narrow.
   */
  readonly shows?: Area & {
    /** How high over the table it is held; it lies on it if nothing is said. */
    readonly y?: number
    /** What of it must be seen, where its corners are empty: what lies far away may reach further to the sides. */
    readonly parts?: readonly Area[]
  }
  /** Comes when attention asks for it, and is not offered by name. */
  readonly isUnlisted?: boolean
}

/** Pieces that wait for a person at this screen to throw them. */
export interface HandThrow {
  readonly seat: Seat
  readonly pieces: readonly Piece[]
  onThrow(gesture: Gesture): void
  /** A knock of the pieces in the hand, to be heard; numbers count `pieces`, `at` is 0. */
  onKnock?(contact: Contact): void
}

export const qualities = ['high', 'medium', 'low'] as const
export type Quality = (typeof qualities)[number]

/** Takes a picture of what is seen now, in so many pixels: a PNG. */
export type TakePhoto = (size: { readonly width: number; readonly height: number }) => Promise<Blob>

/** A person looks for a picture: their hand leads the camera where it likes, and they get what takes it. */
export interface PhotoSeat {
  onTake(take: TakePhoto | null): void
}

/** What the last drawn frame cost. */
export interface Drawn {
  /** Frames drawn since the canvas was made. */
  readonly frames: number
  readonly calls: number
  readonly triangles: number
  /** Milliseconds of script in this frame, from its first step to the last draw call. */
  readonly script: number
  /** Milliseconds since the picture before; null after a rest. */
  readonly interval: number | null
}

/** How many things are being made ready to be shown. */
export interface Coming {
  count: number
}

/** A camera of whoever directs. */
export interface Shot {
  readonly pose: CameraPose
  /** The second of the one time in which it begins; without it, that of the motion that it comes with, or now. */
  readonly sinceSeconds?: number
  /** There at once, instead of on a path from where the camera was. */
  readonly isCut?: boolean
  /** Another number is another shot, though it be of the same pose: a hand may have led the camera away. */
  readonly times?: number
}

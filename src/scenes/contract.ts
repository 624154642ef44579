/** Types that app and scenes share: acting seats, aims, touches, throws, cameras, quality, frame costs. */
import type { Piece } from '../kernel/chance.ts'
import type { Tagged } from '../kernel/command.ts'
import type { Explanation } from '../kernel/game.ts'
import type { Line } from '../kernel/line.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Contact, Gesture } from '../physics/types.ts'
import type { Roll } from '../session/show/roll.ts'

export type { Roll }

/** A seat that may act from this screen, with its legal commands. */
export interface Acting<C extends Tagged = Tagged> {
  readonly seat: Seat
  readonly legal: readonly C[]
}

/** A command under the pointer, focused by keyboard, or chosen. */
export interface Aim<C extends Tagged = Tagged> {
  readonly seat: Seat
  readonly command: C
}

/** A thing or spot under the mouse, with the page position. */
export interface PointedThing {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** Explanation of a touch that stands for no command, with the page position. */
export interface Wonder extends Explanation {
  /** Owner of the touched board. */
  readonly seat: Seat
  /** Odds that the dice can still achieve it. */
  readonly chances?: readonly Line[]
  readonly x: number
  readonly y: number
}

/** A die or stick of a view, for pieces that no running throw shows. */
export interface TablePiece {
  readonly piece: Piece
  /** Null before its first throw. */
  readonly face: number | null
  readonly spent: boolean
}

/** Minimum and maximum of x and z on the table (cm). */
export interface TableArea {
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
}

export interface CameraPose {
  readonly position: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  /**
   * Area that must be visible in a viewport of any shape. The camera comes as close as it can, and
   * looks down more steeply in a narrow viewport.
   */
  readonly shows?: TableArea & {
    /** Height of that area above the table; 0 by default. */
    readonly y?: number
    /**
     * Sub-areas that must be visible, if the area's corners are empty; far ones may be wider in the
     * same viewport.
     */
    readonly parts?: readonly TableArea[]
  }
  /** Used by `attention` only; not listed in the camera menu. */
  readonly isUnlisted?: boolean
}

/** Pieces that a person at this screen is to throw. */
export interface HandThrow {
  readonly seat: Seat
  readonly pieces: readonly Piece[]
  onThrow(gesture: Gesture): void
  /** Contact of pieces inside the hand, for its sound; indices refer to `pieces`, `at` is 0. */
  onKnock?(contact: Contact): void
}

export const qualities = ['high', 'medium', 'low'] as const
export type Quality = (typeof qualities)[number]

/** Renders the current view at this size in pixels; resolves to a PNG. */
export type TakePhoto = (size: { readonly width: number; readonly height: number }) => Promise<Blob>

/** Photo mode: free camera, and a callback that takes the picture. */
export interface PhotoSeat {
  onTake(take: TakePhoto | null): void
}

/** Cost of the last rendered frame. */
export interface FrameCost {
  /** Frames since the canvas was made. */
  readonly frames: number
  readonly calls: number
  readonly triangles: number
  /** Milliseconds of script, from the first frame step to the last draw call. */
  readonly script: number
  /** Milliseconds since the previous frame; null after a rest. */
  readonly interval: number | null
}

/** Number of pending loads. */
export interface Coming {
  count: number
}

/** A camera shot set by a director. */
export interface CameraShot {
  readonly pose: CameraPose
  /** Start on the shared clock (seconds); by default the start of the motion that brought it, or now. */
  readonly sinceSeconds?: number
  /** Cuts to the pose instead of moving there. */
  readonly isCut?: boolean
  /** Increment to return to the same pose after manual camera control. */
  readonly times?: number
}

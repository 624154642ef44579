/** What the table hands to a game's scene, and what a scene gives back: the only seam between app and scenes. */
import type { ComponentType } from 'react'
import type { Piece } from '../kernel/chance.ts'
import type { Tagged } from '../kernel/command.ts'
import type { Asked } from '../kernel/game.ts'
import type { Seat, Viewer } from '../kernel/seat.ts'
import type { Contact, Gesture } from '../physics/types.ts'
import type { Clock } from '../session/clock.ts'
import type { Beat, Step, Timed } from '../session/show/beat.ts'
import type { Roll } from '../session/show/roll.ts'
import type { Time } from '../session/time.ts'
import type { Frames } from './frame.ts'

export type { Roll }

/** A thing of the table that goes from one place to another in a beat. */
export interface Move {
  readonly thing: string
  /** Seconds of the beat. */
  readonly start: number
  readonly length: number
}

/** Something that happens in a beat, in the scene's own words: heard, and pointed at by whoever tells of it. */
export interface Cue {
  readonly name: string
  /** Seconds of the beat. */
  readonly at: number
  /** Table units (cm). */
  readonly where: readonly [number, number, number]
  /** How much it matters to who looks on, 0 to 1. */
  readonly weight: number
  /** A name of the sounds that the house knows; silent without. */
  readonly sound?: string
}

/** What a beat looks and sounds like, worked out once; a scene's own plan may say more. */
export interface Plan extends Timed {
  readonly moves: readonly Move[]
  readonly cues: readonly Cue[]
}

/** Nothing moves and nothing is heard. */
export const stillPlan: Plan = { length: 0, moves: [], cues: [] }

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

/** A touch of something on a board that stands for no command now: why not, and where on the page. */
export interface Wonder extends Asked {
  /** Whose board was touched. */
  readonly seat: Seat
  readonly x: number
  readonly y: number
}

export interface SceneProps<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly seats: number
  /** The players' names in the order of their seats, as they are written on boards. */
  readonly names: readonly string[]
  readonly viewer: Viewer
  readonly beat: Beat<V, E, P>
  readonly clock: Clock
  /** One entry in a turn, several where people at one screen act in parallel, none while something runs. */
  readonly acting: readonly Acting<C>[]
  /** Shared with the panels: pointing at either lights up both. */
  readonly focused: Aim<C> | null
  /** Touched pieces (their ids), which the game's commands are narrowed by: dice to throw again. */
  readonly chosen: readonly string[]
  onFocus(aim: Aim<C> | null): void
  onCommand(aim: Aim<C>): void
  onWonder?(wonder: Wonder): void
  onChoose(chosen: readonly string[]): void
}

/** A throwable thing as a view knows it, for those that no running throw shows. */
export interface TablePiece {
  readonly piece: Piece
  /** null before its first throw. */
  readonly face: number | null
  readonly spent: boolean
}

export interface CameraPose {
  readonly position: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  /**
   * What of the table must be seen whole in a window of any shape, x and z from the least to the greatest: the
   * camera comes as near as it can, and looks down more steeply where the window is narrow.
   */
  readonly shows?: {
    readonly x: readonly [number, number]
    readonly z: readonly [number, number]
  }
}

/** A game's scene: loaded lazily, one folder per game in `src/scenes/`. */
export interface GameScene<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly Board: ComponentType<SceneProps<V, C, E, P>>
  /** Asked once for each beat, which carries the answer. */
  plan(step: Step<V, E>): P
  /** Named cameras in table units (1 = 1 cm): at least `seat`, `above` and one for each board a person wants close. */
  cameras(seats: number, viewer: Viewer): Readonly<Record<string, CameraPose>>
  /**
   * The dice or sticks of a view, so that a loaded match shows its last faces without a throw; those that
   * the focused command would use up are shown as spent already.
   */
  pieces?(view: V, focused: Aim<C> | null): readonly TablePiece[]
  /** Ids of pieces that the acting seats may touch to choose them, from their legal lists. */
  choosable?(acting: readonly Acting<C>[], view: V): readonly string[]
  /** The command that the chosen pieces stand for, which the table then offers first; null for none. */
  meant?(chosen: readonly string[], acting: readonly Acting<C>[], view: V): Aim<C> | null
  /** Where the middle of the tray's felt lies on the table, x and z; [0, 0] if nothing is said. */
  trayAt?(seats: number): readonly [number, number]
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

/** The default export of `TableCanvas.tsx`, loaded lazily; a game's scene is `scene` of `<game>/index.ts`. */
export interface TableCanvasProps {
  /** What everything that moves is a function of, and who has its frames drawn. */
  readonly time: Pick<Time, 'now'>
  readonly frames: Frames
  /** null: the place and the tray alone, while a game is played through its panels. */
  readonly scene: GameScene | null
  readonly board: SceneProps
  readonly roll: Roll | null
  readonly hand: HandThrow | null
  readonly quality: Quality
  /** A name of the scene's cameras, or `tray`. */
  readonly camera: string
  readonly reducedMotion: boolean
  /** The first frame has been drawn. */
  onReady(): void
  /** A model could not be fetched: what wears it stays away. */
  onMissing?(): void
  /** The graphics context went away or came back. */
  onContext(state: 'lost' | 'restored'): void
  /** After every drawn frame; for measuring. */
  onDrawn?(drawn: Drawn): void
}

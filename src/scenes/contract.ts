/** What the table hands to a game's scene, and what a scene gives back: the only seam between app and scenes. */
import type { ComponentType } from 'react'
import type { Piece } from '../kernel/chance.ts'
import type { Tagged } from '../kernel/command.ts'
import type { Veiled } from '../kernel/game.ts'
import type { Seat, Viewer } from '../kernel/seat.ts'
import type { Gesture, Settled } from '../physics/types.ts'

/** Changed each frame by the conductor's clock, read in frames, never through React. */
export interface BeatClock {
  /** Seconds of the running motion, already scaled by the chosen speed; at or past its length when it has arrived. */
  seconds: number
}

/** One motion of the shown head: from one view to the next, with what happened in between. */
export interface Beat<V = unknown, E extends Tagged = Tagged> {
  readonly number: number
  readonly from: V
  readonly to: V
  readonly events: readonly (E | Veiled)[]
}

export interface SceneProps<V = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly seats: number
  readonly viewer: Viewer
  readonly beat: Beat<V, E>
  readonly clock: BeatClock
  /** The seat that may act from this screen now, and all that it may do: what glows. */
  readonly actor: Seat | null
  readonly legal: readonly C[]
  /** The command under the pointer or the keyboard's focus, shared with the panels. */
  readonly focused: C | null
  onFocus(command: C | null): void
  onCommand(command: C): void
}

export interface CameraPose {
  readonly position: readonly [number, number, number]
  readonly target: readonly [number, number, number]
}

/** A game's scene: loaded lazily, one folder per game in `src/scenes/`. */
export interface GameScene<V = unknown, C extends Tagged = Tagged, E extends Tagged = Tagged> {
  readonly Board: ComponentType<SceneProps<V, C, E>>
  /** How long the motion of this beat lasts at normal speed; 0 shows it at once. */
  motionSeconds(beat: Beat<V, E>): number
  /** Named cameras in table units (1 = 1 cm): at least `seat`, `above` and one for each board a person wants close. */
  cameras(seats: number, viewer: Viewer): Readonly<Record<string, CameraPose>>
}

/** A throw in the tray: its clock runs from the release; past the track's end the pieces lie still. */
export interface Roll {
  readonly number: number
  readonly pieces: readonly Piece[]
  readonly settled: Settled
  readonly clock: BeatClock
}

/** Pieces that wait for a person at this screen to throw them. */
export interface HandThrow {
  readonly seat: Seat
  readonly pieces: readonly Piece[]
  onThrow(gesture: Gesture): void
}

export const qualities = ['high', 'medium', 'low'] as const
export type Quality = (typeof qualities)[number]

/** The default export of `TableCanvas.tsx`, loaded lazily; a game's scene is `scene` of `<game>/index.ts`. */
export interface TableCanvasProps {
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
  /** The graphics context went away or came back. */
  onContext(state: 'lost' | 'restored'): void
}

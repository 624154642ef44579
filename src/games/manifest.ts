/** The manifest of a game: all metadata needed before its code is loaded, and dynamic imports of the rest. */
import type { Edited } from '../kernel/edition.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Reference } from '../kernel/reference.ts'
import type { Tip } from '../kernel/tips.ts'
import type { Casting } from './casting.ts'
import type { Handful } from './handful.ts'

/**
 * The game's object in the picture of the start page: centre and size in percent of the picture,
 * from its middle.
 */
export interface StartObject {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** Facts about a match that help to choose a game. */
export interface MatchFacts {
  /** Minimum and maximum number of players. */
  readonly seats: readonly [number, number]
  /** Typical duration in minutes, from short to long. */
  readonly minutes: readonly [number, number]
  /** The complexity of the rules. */
  readonly weight: 'light' | 'medium' | 'heavy'
}

export interface Manifest {
  readonly id: string
  readonly match: MatchFacts
  readonly object: StartObject
  /** Cue names of the scene, in order; each has a visual effect, a sound or a caption. */
  readonly cues: readonly string[]
  /** The shot of each cue in streams and films; without it every cue gets one by its weight. */
  readonly casting?: Casting
  /**
   * Camera presets beyond those that all games share; the label is the word `<game>.camera.<name>`.
   */
  readonly cameras: readonly string[]
  readonly handfuls: readonly Handful[]
  /** The sound of the place where it is played: water and a town, wind over stone, or a quiet room. */
  readonly ambience: 'river' | 'ruin' | 'quiet'
  /** Loads the game in its built-in edition. */
  load(): Promise<AnyGame>
  /** Loads the edition parser, a large chunk that is needed only for other editions. */
  withEdition(): Promise<(values: unknown) => Edited<AnyGame>>
  reference(): Promise<Reference>
  /** Loads the tips, for games with a guided first match. */
  tips?(): Promise<readonly Tip[]>
}

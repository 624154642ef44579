/** What the house has to know of a game before it is brought, and where the rest of it is. */
import type { Edited } from '../kernel/edition.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Reference } from '../kernel/reference.ts'
import type { Tip } from '../kernel/tips.ts'
import type { Handful } from './handful.ts'

/** The object that stands for a game in the picture of the start page: hundredths of its size, from its middle. */
export interface StartObject {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

/** What somebody who chooses a game wants to know of a match of it. */
export interface MatchFacts {
  /** The fewest and the most players. */
  readonly seats: readonly [number, number]
  /** From a quick match to a slow one. */
  readonly minutes: readonly [number, number]
  /** How much there is to learn. */
  readonly weight: 'light' | 'medium' | 'heavy'
}

export interface Manifest {
  readonly id: string
  readonly match: MatchFacts
  readonly object: StartObject
  /** What a scene calls the things that happen: each is seen, heard or told of. */
  readonly cues: readonly string[]
  /** Places to look from that other games do not have; a name is the word `<game>.camera.<name>`. */
  readonly cameras: readonly string[]
  readonly handfuls: readonly Handful[]
  /** In the house's own edition. */
  load(): Promise<AnyGame>
  /** What reads other editions is large, and comes only when there is one to be read. */
  withEdition(): Promise<(values: unknown) => Edited<AnyGame>>
  reference(): Promise<Reference>
  /** Of games that have a guided opening. */
  tips?(): Promise<readonly Tip[]>
}

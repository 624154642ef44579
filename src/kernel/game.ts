/** One game is one plain object with these functions; its folder has a file for each of them. */
import type { Answer, Piece } from './chance.ts'
import type { Tagged } from './command.ts'
import type { Edited } from './edition.ts'
import type { Line } from './line.ts'
import type { OptionSpec, Options } from './options.ts'
import type { Panel } from './panel.ts'
import type { Pending } from './pending.ts'
import type { PlainObject } from './plain.ts'
import type { Seat, Viewer } from './seat.ts'
import type { Sets } from './sets.ts'

export type Input<C = Tagged> =
  | { readonly kind: 'command'; readonly seat: Seat; readonly command: C }
  | { readonly kind: 'chance'; readonly id: number; readonly answer: Answer }

/** What `decide` works with: the state as of the last emitted event. */
export interface Now<S, E> {
  readonly state: S
  emit(event: E): void
}

/** An event of which this viewer may only know that it happened. */
export interface Veiled {
  readonly type: 'veiled'
  readonly of: string
  readonly seat?: Seat
}

export interface Standing {
  readonly seat: Seat
  /** 1 is best; players who share a place have the same number. */
  readonly place: number
  readonly score: number
  readonly notes: readonly Line[]
}

export interface Result {
  readonly standings: readonly Standing[]
  readonly why: Line
  /** What the scores count where that is not points. */
  readonly scored?: Line
}

/** Somebody has seen something by it, or it was meant for good. */
export type Barrier = 'reveal' | 'final'

/** How a command is named to a person: a word key to group by, and the line itself. */
export interface Label {
  readonly group: string
  readonly line: Line
  /** Something is refused, spent or left that could be had: it comes last, and is asked for twice. */
  readonly isGivingUp?: boolean
}

/** One seat in the race: the number that decides, and what else tells how near the end is. */
export interface Racing {
  readonly score: Line
  /** The same as a number; whoever has more is ahead. */
  readonly lead: number
  readonly left: readonly Line[]
}

/** Something a person may wonder about, with the rule that answers. */
export interface Asked {
  readonly wish: Line
  readonly why: Line
  /** The number of that rule in the game's `rules.md`. */
  readonly rule?: string
}

export interface Game<
  S = unknown,
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  X = unknown,
> {
  readonly id: string
  /** Raised whenever the same inputs would give another match. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** No match has more inputs than this; the conformance kit holds the game to it. */
  readonly lengthLimit: number
  /** The values of the components where they are not the house's own: a record carries them. */
  readonly edition?: PlainObject
  /** The tables made from this game's edition, for whoever draws the components or weighs them. */
  readonly values: X

  /** The same game with a person's own values, or all that is wrong with them. */
  withEdition?(values: unknown): Edited<Game>
  setup(seats: number, options: Options): S
  pending(state: S): readonly Pending[]
  legal(view: V, seat: Seat): readonly C[]
  /** A command that costs nothing that could be wanted and tells nobody anything, where it is the only one. */
  isPlain?(command: C, view: V): boolean
  decide(now: Now<S, E>, input: Input<C>): void
  evolve(state: S, event: E): S
  view(state: S, viewer: Viewer): V
  redact(event: E, viewer: Viewer): E | Veiled
  /** Why nothing is taken back over this event, if so. Chance is always a barrier. */
  barrier(event: E): Barrier | null
  result(state: S): Result | null

  tell(event: E | Veiled, viewer: Viewer): Line | null
  /** What the log forgets while the match goes on, where a rule asks for it. */
  readonly fading?: Fading<S, E>
  prompt(view: V, seat: Seat): Line
  label(command: C, view: V): Label
  /** How the race stands for each seat, in a few words beside its name. */
  race?(view: V): readonly Racing[]
  /** Choices of several things at once, which are picked one by one and not read as a list of all sets. */
  readonly sets?: Sets<C, V>
  /** What a command costs and gains, before it is chosen. */
  preview?(command: C, view: V): readonly Line[]
  /** The exact chances of what matters now, with the pieces that are about to be thrown; best first. */
  odds?(view: V, pieces: readonly Piece[]): readonly Line[]
  /** What this seat may wonder about now: what is missing from its legal list, what stays closed. */
  asked?(view: V, seat: Seat): readonly Asked[]
  /** What a face of one of its pieces is called, for people who throw real ones and say what came up. */
  face(piece: Piece, face: number): Line
  describe(view: V, viewer: Viewer): readonly Panel[]
}

/** Lines of the present era and of the one before are told in full, older ones by `tell`; at the end, all are again. */
export interface Fading<S, E> {
  era(state: S): number
  tell(event: E | Veiled, viewer: Viewer): Line | null
}

/** Any game, for places that handle all of them alike. */
export type AnyGame = Game

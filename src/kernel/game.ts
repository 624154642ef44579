/** The interface of a game: one plain object of functions, each in a file of its own in the game's folder. */
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

/** The accumulator passed to `decide`: `state` reflects all events emitted so far. */
export interface Now<S, E> {
  readonly state: S
  emit(event: E): void
}

/** Replaces an event whose content this viewer must not know. */
export interface Veiled {
  readonly type: 'veiled'
  readonly of: string
  readonly seat?: Seat
}

export interface Standing {
  readonly seat: Seat
  /** 1 is the best place; tied players share the same number. */
  readonly place: number
  readonly score: number
  readonly notes: readonly Line[]
}

export interface Result {
  readonly standings: readonly Standing[]
  readonly why: Line
  /** The unit of the scores, if it is not points. */
  readonly scored?: Line
}

/** Prevents undo: `reveal` showed hidden information, `final` was confirmed for good. */
export type Barrier = 'reveal' | 'final'

/** The display name of a command: `group` is the word key of its heading. */
export interface Label {
  readonly group: string
  readonly line: Line
  /**
   * True when the command declines something available: it is sorted last and needs a second press.
   */
  readonly isGivingUp?: boolean
  /** True when the command answers the whole question (pass, done, call) and chooses no thing: shown as a fixed button. */
  readonly isDecisive?: boolean
}

/** The standing of one seat during the match: its score, and facts about how near the end is. */
export interface Racing {
  readonly score: Line
  /** The score as a number for comparing seats; more is better. */
  readonly lead: number
  readonly left: readonly Line[]
}

/** A question that a player may have about the current situation, with the answer. */
export interface Explanation {
  readonly wish: Line
  readonly why: Line
  /** The number of the rule that explains it, in the game's `rules.md`. */
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
  /** The version of the rules, raised whenever the same inputs would lead to another match. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** An upper bound on the inputs of any match; the conformance kit verifies it. */
  readonly lengthLimit: number
  /** The component values if they differ from the built-in edition; saved with the record. */
  readonly edition?: PlainObject
  /** Lookup tables derived from this game's edition, for scenes and bots. */
  readonly values: X

  /** The same game with other component values, or all validation errors of them. */
  withEdition?(values: unknown): Edited<Game>
  setup(seats: number, options: Options): S
  pending(state: S): readonly Pending[]
  legal(view: V, seat: Seat): readonly C[]
  /**
   * True for a command with no cost and no hidden meaning, which may be played automatically when
   * it is the only legal one.
   */
  isForced?(command: C, view: V): boolean
  /**
   * True for a command that continues what its seat has begun, such as paying for a placed worker:
   * where nobody else is asked in between, both are shown in one beat.
   */
  continues?(command: C): boolean
  decide(now: Now<S, E>, input: Input<C>): void
  evolve(state: S, event: E): S
  view(state: S, viewer: Viewer): V
  redact(event: E, viewer: Viewer): E | Veiled
  /** The reason why this event prevents undo, or null. Chance always prevents it. */
  barrier(event: E): Barrier | null
  result(state: S): Result | null

  tell(event: E | Veiled, viewer: Viewer): Line | null
  /** Rules about log lines that must be shortened during the match. */
  readonly fading?: Fading<S, E>
  prompt(view: V, seat: Seat): Line
  label(command: C, view: V): Label
  /** The current standing of each seat, shown beside its name. */
  race?(view: V): readonly Racing[]
  /**
   * Describes commands that choose several items at once, so that screens offer the items instead
   * of all subsets.
   */
  readonly sets?: Sets<C, V>
  /** The costs and gains of a command, shown before it is chosen. */
  preview?(command: C, view: V): readonly Line[]
  /**
   * The cells of panels that a command is about, for screens on which a person touches a place
   * instead of a line.
   */
  places?(command: C, view: V, seat: Seat): readonly string[]
  /**
   * The exact probabilities of the relevant outcomes with the pieces about to be thrown, best
   * first.
   */
  odds?(view: V, pieces: readonly Piece[]): readonly Line[]
  /** Explanations for this seat: commands missing from its legal list, and locked places. */
  asked?(view: V, seat: Seat): readonly Explanation[]
  /** The name of a piece's face, for players who throw real pieces and type the result. */
  face(piece: Piece, face: number): Line
  describe(view: V, viewer: Viewer): readonly Panel[]
}

/**
 * Lines of the current and the previous era are told in full, older ones by `tell`; after the match
 * all are told in full.
 */
export interface Fading<S, E> {
  era(state: S): number
  tell(event: E | Veiled, viewer: Viewer): Line | null
}

/** A game with its type parameters erased, for code that handles all games alike. */
export type AnyGame = Game

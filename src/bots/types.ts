/** Interfaces of bots: a bot sees a view and its legal list only; a mind adds what a search needs. */
import type { Answer, Ask } from '../kernel/chance.ts'
import type { Tagged } from '../kernel/command.ts'
import type { Random } from '../kernel/random.ts'
import type { Seat } from '../kernel/seat.ts'

export type Bot<V = unknown, C extends Tagged = Tagged> = (
  view: V,
  legal: readonly C[],
  seat: Seat,
  random: Random,
) => C

/**
 * A game's strategy: heuristics that score commands, and the functions that a search needs beside
 * the rules.
 */
export interface Mind<S = unknown, V = unknown, C extends Tagged = Tagged> {
  /** The heuristic score of each command, computed from this redacted view alone. */
  score(view: V, legal: readonly C[], seat: Seat): readonly number[]
  /** Names the heuristic of this situation, for the message key `bots.habit.<game>.<name>`. */
  heuristicName(view: V): string
  /** The default number of simulations per decision; most decisions take less than a second. */
  readonly budget: number
  /** The score difference that makes one command clearly better than another. */
  readonly clearDifference: number
  /**
   * Determinization: a full state consistent with this seat's view; unknown parts are sampled
   * uniformly.
   */
  imagine(view: V, seat: Seat, random: Random): S
  /** True when an outcome number means the same in every determinization. */
  isSameEverywhere(ask: Ask): boolean
  /** The names of the evaluation terms, in the order of `evaluate`. */
  readonly notions: readonly string[]
  /** Static evaluation: each seat's terms by notion, which sum to its log-odds of winning. */
  evaluate(state: S): readonly (readonly number[])[]
  /**
   * Each seat's luck in a chance outcome, in log-odds relative to the expected outcome. The search
   * subtracts it to compare choices rather than luck. Null when the expectation is unknown.
   */
  readonly luck?: (state: S, answer: Answer) => readonly number[] | null
  /** An alternative mind for the search, with sharper weights and the same notions. */
  readonly searchMind?: Mind<S, V, C>
  /**
   * The search horizon: true when `now` is far enough from `root` to be evaluated instead of played
   * on.
   */
  isHorizon(root: S, now: S): boolean
}

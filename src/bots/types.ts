/** What a bot is: a player that sees a view and its legal list, nothing more; and what it goes by. */
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

/** What a game's bots know of playing it well: habits that weigh commands, and what a search needs beside the rules. */
export interface Mind<S = unknown, V = unknown, C extends Tagged = Tagged> {
  /** By habit: what each command is worth against the others, seen from this view alone. */
  weigh(view: V, legal: readonly C[], seat: Seat): readonly number[]
  /** What habit looks at in this situation, by name: `bots.habit.<game>.<name>` says it in words. */
  habitOf(view: V): string
  /** The most simulations of a decision where nobody said: less than a second for most of them. */
  readonly budget: number
  /** So much worth is a clear difference between two commands. */
  readonly clear: number
  /** A whole state that this seat could not tell from the real one; what nobody can know is drawn. */
  imagine(view: V, seat: Seat, random: Random): S
  /** True when an answer of this number means the same thing in every imagined state. */
  isOpen(ask: Ask): boolean
  /** What a standing is judged by, in the order of `judge`. */
  readonly notions: readonly string[]
  /** For each seat and notion, how much it speaks for that seat's winning: a share of the logarithm of the odds. */
  judge(state: S): readonly (readonly number[])[]
  /**
   * For each seat, how much better than on average an answer of chance came out, as a share of the logarithm of the
   * odds: a search takes it off, so that it compares choices and not luck. Only where the average is known.
   */
  readonly luck?: (state: S, answer: Answer) => readonly number[] | null
  /** What a search goes by where it looks closer than habit does; its notions are the same. */
  readonly closer?: Mind<S, V, C>
  /** Far enough from where the search began to judge the standing instead of playing on. */
  isFar(root: S, now: S): boolean
}

/** A bot is a player that sees a view and its legal list, nothing more. */
import type { Tagged } from '../kernel/command.ts'
import type { Random } from '../kernel/random.ts'
import type { Seat } from '../kernel/seat.ts'

export type Bot<V = unknown, C extends Tagged = Tagged> = (
  view: V,
  legal: readonly C[],
  seat: Seat,
  random: Random,
) => C

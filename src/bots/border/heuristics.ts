/** One-step heuristics for The Border: sheets score by the work left in their regions, dice by expected value. */
import { diceLeft } from '../../games/border/rules/cross.ts'
import { countAll, countUnspent } from '../../games/border/rules/dice.ts'
import type { Layout } from '../../games/border/edition.ts'
import { noneUsed, throwLimit } from '../../games/border/rules/setup.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import { gainWithLookahead } from './crosses.ts'
import { poolCodeOf, poolCodeWithout, valueOfFull, valueOfKept } from './dicePool.ts'
import type { Prospects, ProspectsAt } from './prospects.ts'

export function makeHeuristics(layout: Layout, prospectsAt: ProspectsAt) {
  return (view: View, legal: readonly Command[], seat: Seat): number[] => {
    const prospects = prospectsAt(view)
    if (view.phase.kind === 'keep') return throwWorths(prospects, view, legal, seat)
    if (view.phase.kind === 'complete') return segmentWorths(prospects, view, legal, seat)
    const left = leftOf(view, seat)
    const { nextCrossDiscount } = prospects.weights
    const outlook = prospects.outlook(seat)
    return legal.map((command) =>
      command.type === 'cross'
        ? gainWithLookahead(layout, outlook, command.box, left, nextCrossDiscount)
        : 0,
    )
  }
}

/**
 * The expected value after each choice of dice to throw again, computed by backward induction from
 * the last throw.
 */
function throwWorths(
  prospects: Prospects,
  view: View,
  legal: readonly Command[],
  seat: Seat,
): number[] {
  const counts = countAll(view.dice)
  const code = poolCodeOf(counts)
  const now = valueOfFull(prospects.results(seat), code)
  const average = prospects.average(seat, throwLimit - view.throws)
  const faces = view.dice.map(({ face }) => face)
  return legal.map((command) =>
    command.type === 'throwAgain'
      ? valueOfKept(average, poolCodeWithout(code, command.dice, faces))
      : now,
  )
}

/**
 * Scores segments of the best plan for the current dice above ending the action, and all other
 * segments below it.
 */
function segmentWorths(
  prospects: Prospects,
  view: View,
  legal: readonly Command[],
  seat: Seat,
): number[] {
  const uses = prospects.uses(seat)
  const counts = countUnspent(view.dice)
  const planned = new Set(counts.flatMap((count, colour) => uses[colour]?.[count]?.segments ?? []))
  return legal.map((command) =>
    command.type === 'complete' ? (planned.has(command.segment) ? 1 : -1) : 0,
  )
}

/** The dice that remain for a second cross. */
function leftOf(view: View, seat: Seat): readonly number[] {
  const player = view.players[seat]
  const isSingle = view.phase.kind === 'cross' && view.phase.single
  return player && !isSingle ? diceLeft(view, player) : noneUsed
}

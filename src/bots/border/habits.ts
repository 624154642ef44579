/** The habits of The Border: sheets by what their regions still need, dice for the best average. */
import { diceLeft } from '../../games/border/rules/cross.ts'
import { countAll, countUnspent } from '../../games/border/rules/dice.ts'
import type { Layout } from '../../games/border/edition.ts'
import { noneUsed, throwLimit } from '../../games/border/rules/setup.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import { gainAhead } from './crosses.ts'
import { codeOf, codeWithout, valueOfFull, valueOfKept } from './dicePool.ts'
import type { Prospects, ProspectsAt } from './prospects.ts'

export function makeHabits(layout: Layout, prospectsAt: ProspectsAt) {
  return (view: View, legal: readonly Command[], seat: Seat): number[] => {
    const prospects = prospectsAt(view)
    if (view.phase.kind === 'keep') return throwWorths(prospects, view, legal, seat)
    if (view.phase.kind === 'complete') return segmentWorths(prospects, view, legal, seat)
    const left = leftOf(view, seat)
    const { patience } = prospects.weights
    const outlook = prospects.outlook(seat)
    return legal.map((command) =>
      command.type === 'cross' ? gainAhead(layout, outlook, command.box, left, patience) : 0,
    )
  }
}

/** The average that each choice of dice leads to, worked out backwards from the last throw. */
function throwWorths(
  prospects: Prospects,
  view: View,
  legal: readonly Command[],
  seat: Seat,
): number[] {
  const counts = countAll(view.dice)
  const code = codeOf(counts)
  const now = valueOfFull(prospects.results(seat), code)
  const average = prospects.average(seat, throwLimit - view.throws)
  const faces = view.dice.map(({ face }) => face)
  return legal.map((command) =>
    command.type === 'throwAgain'
      ? valueOfKept(average, codeWithout(code, command.dice, faces))
      : now,
  )
}

/** The segments of the best plan for the dice as they lie, before an end, and that before others. */
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

/** The dice with which a second cross can follow. */
function leftOf(view: View, seat: Seat): readonly number[] {
  const player = view.players[seat]
  const isSingle = view.phase.kind === 'cross' && view.phase.single
  return player && !isSingle ? diceLeft(view, player) : noneUsed
}

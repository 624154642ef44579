/** The habits of The Border: sheets by what their regions still need, dice for the best average. */
import { diceLeft } from '../../games/border/rules/cross.ts'
import { countAll, countUnspent } from '../../games/border/rules/dice.ts'
import type { Layout } from '../../games/border/edition.ts'
import { noneUsed, throwLimit } from '../../games/border/rules/setup.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import { gainAhead, gainsByColour } from './crosses.ts'
import { afterThrow, bestKept, codeOf, valueOfFull, valueOfKept } from './dicePool.ts'
import { makeOutlook } from './outlook.ts'
import type { Weights } from './weights.ts'
import { type Loss, usesOf, valuesOfResults } from './plans.ts'

/** What a player who plays by habit sees: the sheets' layout and what it goes by. */
interface Eyes {
  readonly layout: Layout
  readonly weights: Weights
  readonly view: View
  readonly seat: Seat
}

export function makeHabits(layout: Layout, weights: Weights) {
  return (view: View, legal: readonly Command[], seat: Seat): number[] => {
    const eyes = { layout, weights, view, seat }
    if (view.phase.kind === 'keep') return throwWorths(eyes, legal)
    if (view.phase.kind === 'complete') return segmentWorths(eyes, legal)
    return crossWorths(eyes, legal)
  }
}

function lossOf({ layout, weights, view, seat }: Eyes): Loss {
  const others = view.players.flatMap((_, other) =>
    other === seat ? [] : [gainsByColour(layout, makeOutlook(layout, view, other, weights))],
  )
  const byColour = (others[0] ?? []).map((gains, colour) =>
    gains.map((_, dice) =>
      others.reduce((sum, gain) => sum + weights.denial * (gain[colour]?.[dice] ?? 0), 0),
    ),
  )
  return { byColour }
}

/** The average that each choice of dice leads to, worked out backwards from the last throw. */
function throwWorths(eyes: Eyes, legal: readonly Command[]): number[] {
  const { layout, weights, view, seat } = eyes
  let values = valuesOfResults(usesOf(makeOutlook(layout, view, seat, weights)), lossOf(eyes))
  const now = valueOfFull(values, codeOf(countAll(view.dice)))
  let average = afterThrow(values)
  for (let left = throwLimit - view.throws; left > 1; left -= 1) {
    values = bestKept(average)
    average = afterThrow(values)
  }
  return legal.map((command) => {
    if (command.type !== 'throwAgain') return now
    const kept = countAll(view.dice.filter((_, die) => !command.dice.includes(die)))
    return valueOfKept(average, codeOf(kept))
  })
}

/** The segments of the best plan for the dice as they lie, before an end, and that before others. */
function segmentWorths({ layout, weights, view, seat }: Eyes, legal: readonly Command[]): number[] {
  const uses = usesOf(makeOutlook(layout, view, seat, weights))
  const counts = countUnspent(view.dice)
  const planned = new Set(counts.flatMap((count, colour) => uses[colour]?.[count]?.segments ?? []))
  return legal.map((command) =>
    command.type === 'complete' ? (planned.has(command.segment) ? 1 : -1) : 0,
  )
}

function crossWorths({ layout, weights, view, seat }: Eyes, legal: readonly Command[]): number[] {
  const player = view.players[seat]
  const outlook = makeOutlook(layout, view, seat, weights)
  const isSingle = view.phase.kind === 'cross' && view.phase.single
  const left = player && !isSingle ? diceLeft(view, player) : noneUsed
  return legal.map((command) =>
    command.type === 'cross' ? gainAhead(layout, outlook, command.box, left, weights.patience) : 0,
  )
}

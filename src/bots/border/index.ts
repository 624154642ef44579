/** The Border's bot: values sheets by what their regions still need, and plays its dice for the best average. */
import { diceLeft } from '../../games/border/rules/cross.ts'
import { countAll, countUnspent } from '../../games/border/rules/dice.ts'
import type { Layout } from '../../games/border/edition.ts'
import { noneUsed, throwLimit } from '../../games/border/rules/setup.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Seat } from '../../kernel/seat.ts'
import { bestOf } from '../best.ts'
import type { Bot } from '../types.ts'
import { gainAhead, gainsByColour } from './crosses.ts'
import { afterThrow, bestKept, codeOf } from './dicePool.ts'
import { makeOutlook } from './outlook.ts'
import { tuned, type Weights } from './weights.ts'
import { type Loss, usesOf, valuesOfResults } from './plans.ts'

export function makeBorderBot(layout: Layout, weights: Weights = tuned): Bot<View, Command> {
  return (view, legal, seat) => {
    if (legal.length === 1 && legal[0]) return legal[0]
    const choose = choices[view.phase.kind] ?? chooseCross
    return choose(layout, weights, view, legal, seat) ?? (legal[0] as Command)
  }
}

const choices: Partial<Record<View['phase']['kind'], typeof chooseCross>> = {
  keep: chooseThrow,
  complete: chooseSegment,
}

function lossOf(layout: Layout, weights: Weights, view: View, seat: Seat): Loss {
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

/** The choice of dice with the best average, worked out backwards from the last throw. */
function chooseThrow(
  layout: Layout,
  weights: Weights,
  view: View,
  legal: readonly Command[],
  seat: Seat,
): Command | undefined {
  const uses = usesOf(makeOutlook(layout, view, seat, weights))
  let values = valuesOfResults(uses, lossOf(layout, weights, view, seat))
  const now = values.get(codeOf(countAll(view.dice))) ?? 0
  let average = afterThrow(values)
  for (let left = throwLimit - view.throws; left > 1; left -= 1) {
    values = bestKept(average)
    average = afterThrow(values)
  }
  return bestOf(legal, (command) => {
    if (command.type !== 'throwAgain') return now
    const kept = countAll(view.dice.filter((_, die) => !command.dice.includes(die)))
    return average.get(codeOf(kept)) ?? 0
  })
}

/** The next segment of the best plan for the dice as they lie. */
function chooseSegment(
  layout: Layout,
  weights: Weights,
  view: View,
  legal: readonly Command[],
  seat: Seat,
): Command | undefined {
  const uses = usesOf(makeOutlook(layout, view, seat, weights))
  const counts = countUnspent(view.dice)
  const planned = new Set(counts.flatMap((count, colour) => uses[colour]?.[count]?.segments ?? []))
  return bestOf(legal, (command) =>
    command.type === 'complete' ? (planned.has(command.segment) ? 1 : -1) : 0,
  )
}

function chooseCross(
  layout: Layout,
  weights: Weights,
  view: View,
  legal: readonly Command[],
  seat: Seat,
): Command | undefined {
  const player = view.players[seat]
  const outlook = makeOutlook(layout, view, seat, weights)
  const isSingle = view.phase.kind === 'cross' && view.phase.single
  const left = player && !isSingle ? diceLeft(view, player) : noneUsed
  return bestOf(legal, (command) =>
    command.type === 'cross' ? gainAhead(layout, outlook, command.box, left, weights.patience) : 0,
  )
}

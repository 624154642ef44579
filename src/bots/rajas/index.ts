/** The bot of Rajas. Hidden stacks are sets; their order is drawn only when a tile is revealed. */
import type { Command } from '../../games/rajas/commands.ts'
import type { Rules } from '../../games/rajas/edition.ts'
import type { State, View } from '../../games/rajas/types.ts'
import { sum } from '../best.ts'
import { makeHeuristicBot } from '../heuristic.ts'
import type { Mind } from '../types.ts'
import { commandWorth } from './commands.ts'
import { imagine } from './imagine.ts'
import { makeEvaluator, notions } from './evaluator.ts'
import { searchDepth, budget, clearDifference } from './weights.ts'
import { seatContextOf } from './worth.ts'

/** Names the heuristic for each kind of decision; all others are small decisions. */
const heuristicNames: Readonly<Record<string, string>> = {
  place: 'place',
  tile: 'tile',
  site: 'site',
  cost: 'pay',
  pay: 'pay',
  boat: 'boat',
}

/** Binds the heuristics to the rules of one edition. */
export function makeRajasMind(rules: Rules): Mind<State, View, Command> {
  return {
    score(view, legal, seat) {
      const context = seatContextOf(rules, view, seat)
      return legal.map((command) => commandWorth(context, command))
    },
    heuristicName: ({ flow }) => heuristicNames[flow.wait.kind] ?? 'small',
    budget,
    clearDifference,
    imagine: (view) => imagine(rules, view),
    isSameEverywhere: () => true,
    notions,
    evaluate: makeEvaluator(rules),
    isHorizon: ({ table: root }, { table: now }) =>
      now.flow.wait.kind === 'place' &&
      workersPlaced(now) >= workersPlaced(root) + searchDepth * now.players.length,
  }
}

/** The workers placed so far, assuming that every round had as many workers as this one. */
function workersPlaced({ round, players }: View): number {
  const workers = sum(players.map((player) => player.workers))
  return (round + 1) * workers - sum(players.map(({ unplaced }) => unplaced))
}

export const makeRajasBot = (rules: Rules) => makeHeuristicBot(makeRajasMind(rules))

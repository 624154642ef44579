/** The bot of Nagaraja: its heuristics, determinization and static evaluation. */
import type { Command } from '../../games/nagaraja/commands.ts'
import type { Box } from '../../games/nagaraja/edition.ts'
import type { State, View } from '../../games/nagaraja/types.ts'
import { makeHeuristicBot } from '../heuristic.ts'
import type { Mind } from '../types.ts'
import { makeHeuristics } from './heuristics.ts'
import { imagine } from './imagine.ts'
import { makeEvaluator, notions } from './evaluator.ts'
import { searchDepth, budget, clearDifference } from './weights.ts'

export function makeNagarajaMind(box: Box): Mind<State, View, Command> {
  return {
    score: makeHeuristics(box),
    heuristicName: ({ phase }) => phase.kind,
    budget,
    clearDifference,
    imagine: (view, seat, random) => imagine(box, view, seat, random),
    // Every determinization has the same remaining rooms, but orders cards and amulets differently.
    isSameEverywhere: (ask) => ask.kind === 'throw' || ask.of === 'nagaraja.draw.room',
    notions,
    evaluate: makeEvaluator(box),
    isHorizon: (root, now) => now.phase.kind === 'call' && now.round > root.round + searchDepth - 1,
  }
}

export const makeNagarajaBot = (box: Box) => makeHeuristicBot(makeNagarajaMind(box))

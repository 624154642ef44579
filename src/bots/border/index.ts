/** The bot of The Border. The game hides nothing, so the imagined state equals the view. */
import type { Layout } from '../../games/border/edition.ts'
import type { Command } from '../../games/border/commands.ts'
import type { State, View } from '../../games/border/types.ts'
import { makeHeuristicBot } from '../heuristic.ts'
import type { Mind } from '../types.ts'
import { makeHeuristics } from './heuristics.ts'
import { makeEvaluator, notions } from './evaluator.ts'
import { makeLuck } from './luck.ts'
import { makeProspects } from './prospects.ts'
import {
  searchDepth,
  budget,
  clearDifference,
  searchWeightsFor,
  tunedWeights,
  type WeightsFor,
} from './weights.ts'

/**
 * The search uses the sharper weights for nearly finished regions; the plain bot uses the tuned
 * ones.
 */
export function makeBorderMind(layout: Layout): Mind<State, View, Command> {
  return { ...mindOf(layout, () => tunedWeights), searchMind: mindOf(layout, searchWeightsFor) }
}

function mindOf(layout: Layout, weightsFor: WeightsFor): Mind<State, View, Command> {
  const prospectsAt = makeProspects(layout, weightsFor)
  return {
    score: makeHeuristics(layout, prospectsAt),
    heuristicName: ({ phase }) => phase.kind,
    budget,
    clearDifference,
    imagine: ({ viewer: _viewer, ...state }) => state,
    isSameEverywhere: () => true,
    notions,
    evaluate: makeEvaluator(prospectsAt),
    luck: makeLuck(prospectsAt),
    isHorizon: (root, now) =>
      now.phase.kind === 'throw' && now.throws === 0 && now.round > root.round + searchDepth,
  }
}

export const makeBorderBot = (layout: Layout) => makeHeuristicBot(makeBorderMind(layout))

/** The bot of The Border. The game hides nothing, so the imagined state equals the view. */
import type { Layout } from '../../games/border/edition.ts'
import type { Command } from '../../games/border/commands.ts'
import type { State, View } from '../../games/border/types.ts'
import { byHabit } from '../habit.ts'
import type { Mind } from '../types.ts'
import { makeHabits } from './habits.ts'
import { makeJudge, notions } from './judge.ts'
import { makeLuck } from './luck.ts'
import { makeProspects } from './prospects.ts'
import { ahead, budget, clear, keenFor, tuned, type WeightsFor } from './weights.ts'

/**
 * The search uses the sharper weights for nearly finished regions; the plain bot uses the tuned
 * ones.
 */
export function makeBorderMind(layout: Layout): Mind<State, View, Command> {
  return { ...mindOf(layout, () => tuned), closer: mindOf(layout, keenFor) }
}

function mindOf(layout: Layout, weightsFor: WeightsFor): Mind<State, View, Command> {
  const prospectsAt = makeProspects(layout, weightsFor)
  return {
    weigh: makeHabits(layout, prospectsAt),
    habitOf: ({ phase }) => phase.kind,
    budget,
    clear,
    imagine: ({ viewer: _viewer, ...state }) => state,
    isOpen: () => true,
    notions,
    judge: makeJudge(prospectsAt),
    luck: makeLuck(prospectsAt),
    isFar: (root, now) =>
      now.phase.kind === 'throw' && now.throws === 0 && now.round > root.round + ahead,
  }
}

export const makeBorderBot = (layout: Layout) => byHabit(makeBorderMind(layout))

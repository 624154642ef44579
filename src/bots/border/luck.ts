/** Luck of a throw: the value of its result minus the expected value of throwing those dice. */
import { countAll } from '../../games/border/rules/dice.ts'
import { throwLimit } from '../../games/border/rules/setup.ts'
import type { State } from '../../games/border/types.ts'
import { colours } from '../../games/border/vocabulary.ts'
import type { Answer } from '../../kernel/chance.ts'
import { oddsAt } from '../odds.ts'
import { poolCodeOf, poolCodeWith, valueOfFull, valueOfKept } from './dicePool.ts'
import { matchProgress } from './progress.ts'
import type { ProspectsAt } from './prospects.ts'

export function makeLuck(prospectsAt: ProspectsAt) {
  return (state: State, answer: Answer): number[] | null => {
    const { phase, active, dice, throws } = state
    if (phase.kind !== 'throw' || answer.kind !== 'faces') return null
    const prospects = prospectsAt({ ...state, viewer: 'table' })
    const left = throwLimit - throws
    const kept = poolCodeOf(countAll(dice.filter((_, die) => !phase.dice.includes(die))))
    const before = valueOfKept(prospects.average(active, left), kept)
    const faces = answer.faces.map((face) => colours[face] ?? 'gray')
    const now = valueOfFull(prospects.best(active, left - 1), poolCodeWith(kept, faces))
    const luck = (now - before) * oddsAt(prospects.weights.odds.outlook, matchProgress(state))
    return state.players.map((_, seat) => (seat === active ? luck : 0))
  }
}

/** The medium level: takes the command with the highest heuristic score; ties are broken uniformly at random. */
import type { Tagged } from '../kernel/command.ts'
import type { Random } from '../kernel/random.ts'
import { allBest } from './best.ts'
import type { Bot, Mind } from './types.ts'

export function chooseByHeuristic(worths: readonly number[], random: Random): number {
  const best = allBest([...worths.keys()], (at) => worths[at] ?? 0)
  return best.length > 1 ? random.pick(best) : (best[0] ?? 0)
}

export function makeHeuristicBot<S, V, C extends Tagged>({ score }: Mind<S, V, C>): Bot<V, C> {
  return (view, legal, seat, random) => {
    const at = legal.length === 1 ? 0 : chooseByHeuristic(score(view, legal, seat), random)
    return legal[at] as C
  }
}

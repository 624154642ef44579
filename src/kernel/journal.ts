/** The inputs of a match as a list, in the order in which they were accepted. */
import type { Tagged } from './command.ts'
import type { Match, Step } from './match.ts'

export function stepsOf<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
): readonly Step<S, C, E>[] {
  const steps: Step<S, C, E>[] = []
  for (let step = match.last; step; step = step.previous) steps.push(step)
  return steps.reverse()
}

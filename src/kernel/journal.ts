/** The inputs of a match as a list, in the order in which they were accepted. */
import type { Tagged } from './command.ts'
import type { Match, Step } from './match.ts'
import type { Entry } from './record.ts'

export function stepsOf<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
): readonly Step<S, C, E>[] {
  const steps: Step<S, C, E>[] = []
  for (let step = match.last; step; step = step.previous) steps.push(step)
  return steps.reverse()
}

/** A step as a record keeps it: its input, and how a throw was made. */
export function entryOf<S, C extends Tagged, E>(step: Step<S, C, E>): Entry {
  return step.proof === undefined ? step.input : { ...step.input, proof: step.proof }
}

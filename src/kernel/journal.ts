/** Converts the linked steps of a match into a list in chronological order. */
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

/** The record entry of a step: its input, and the proof of a throw. */
export function entryOf<S, C extends Tagged, E>(step: Step<S, C, E>): Entry {
  return step.proof === undefined ? step.input : { ...step.input, proof: step.proof }
}

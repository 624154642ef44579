/** One motion of a shown head: a step from view to view, and the plan that everything which shows it reads. */
import type { Tagged } from '../../kernel/command.ts'
import type { Veiled } from '../../kernel/game.ts'

/** All that a session knows of a plan: seconds at normal speed; 0 is shown at once. */
export interface Timed {
  readonly length: number
}

/** From one view to the next, with what happened in between as this head's viewer may know it. */
export interface ShownStep<V = unknown, E extends Tagged = Tagged> {
  readonly number: number
  readonly from: V
  readonly to: V
  readonly events: readonly (E | Veiled)[]
}

export interface Beat<
  V = unknown,
  E extends Tagged = Tagged,
  P extends Timed = Timed,
> extends ShownStep<V, E> {
  readonly plan: P
}

/** Asks for the plan of a step, once: whoever shows the beat reads it there. */
export function beatOf<V, E extends Tagged, P extends Timed>(
  step: ShownStep<V, E>,
  plan: (step: ShownStep<V, E>) => P,
): Beat<V, E, P> {
  return { ...step, plan: plan(step) }
}

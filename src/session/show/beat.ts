/** A beat: one step from view to view with its plan, which everything that shows the step reads. */
import type { Tagged } from '../../kernel/command.ts'
import type { Veiled } from '../../kernel/game.ts'

/** The part of a plan that a session knows: its length in seconds at normal speed; 0 is shown at once. */
export interface Timed {
  readonly length: number
}

/** A step from one view to the next, with its events as the viewer of the head may know them. */
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

/** Plans a step once; everything that shows the beat reads this plan. */
export function beatOf<V, E extends Tagged, P extends Timed>(
  step: ShownStep<V, E>,
  plan: (step: ShownStep<V, E>) => P,
): Beat<V, E, P> {
  return { ...step, plan: plan(step) }
}

/** The context of the flow functions: the box, the current state, and `emit`. */
import type { Now as KernelNow } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Box } from '../edition/index.ts'
import type { Event } from '../events.ts'
import { type Next, wait } from './next.ts'
import type { Phase } from '../types/phases.ts'
import type { State } from '../types/index.ts'

export interface Now extends KernelNow<State, Event> {
  readonly box: Box
}

/** A class for speed, since one is made for every input. */
class BoxedNow implements Now {
  readonly box: Box
  private readonly kernel: KernelNow<State, Event>

  constructor(box: Box, kernel: KernelNow<State, Event>) {
    this.box = box
    this.kernel = kernel
  }

  get state(): State {
    return this.kernel.state
  }

  emit(event: Event): void {
    this.kernel.emit(event)
  }
}

export function makeNow(box: Box, kernel: KernelNow<State, Event>): Now {
  return new BoxedNow(box, kernel)
}

export function enter(now: Now, phase: Phase): Next {
  now.emit({ type: 'phaseEntered', phase })
  return wait
}

export function guideOf(state: State): Seat {
  if (state.guide === null) throw new Error('nagaraja: there is no guide yet')
  return state.guide
}

/** The context of the flow functions: the box, the current state, and `emit`. */
import type { Now as KernelNow } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Box } from '../edition.ts'
import type { Event } from '../events.ts'
import { type NextPhase, wait } from './next.ts'
import type { Phase } from '../types/phases.ts'
import type { State } from '../types.ts'

export interface NagarajaNow extends KernelNow<State, Event> {
  readonly box: Box
}

/** A class for speed, since one is made for every input. */
class BoxedNow implements NagarajaNow {
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

export function makeNow(box: Box, kernel: KernelNow<State, Event>): NagarajaNow {
  return new BoxedNow(box, kernel)
}

export function enterPhase(now: NagarajaNow, phase: Phase): NextPhase {
  now.emit({ type: 'phaseEntered', phase })
  return wait
}

export function guideOf(state: State): Seat {
  if (state.guide === null) throw new Error('nagaraja: there is no guide yet')
  return state.guide
}

/** The one state of a session: whoever waited in a state asks whether it is still the same one. */
import type { SessionState } from './state.ts'

export interface Machine {
  state(): SessionState
  /** False also when a state of the same kind has been entered since. */
  isStill(own: SessionState): boolean
  /** Enters a state and tells that something has changed. */
  enter<S extends SessionState>(next: S): S
  /** The same for whoever tells of more than this. */
  set<S extends SessionState>(next: S): S
}

export function makeMachine(changed: () => void): Machine {
  let state: SessionState = { kind: 'asleep' }
  function set<S extends SessionState>(next: S): S {
    state = next
    return next
  }
  return {
    state: () => state,
    isStill: (own) => own === state,
    set,
    enter(next) {
      set(next)
      changed()
      return next
    },
  }
}

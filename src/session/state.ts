/** The states of a session and what each allows, and the machine that is in exactly one of them at a time. */
import type { Seat } from '../kernel/seat.ts'
import type { AskedThrow } from './next.ts'

export type SessionState =
  /** Not woken yet: nothing goes on by itself. */
  | { readonly kind: 'asleep' }
  /** The head shows accepted steps. */
  | { readonly kind: 'showing' }
  /** A person at this screen owes a choice. */
  | { readonly kind: 'person' }
  /** Pieces wait for a person's hand. */
  | { readonly kind: 'hand'; readonly seat: Seat; readonly asked: AskedThrow }
  /** Only people elsewhere owe something: a choice, or a throw by their hand. */
  | { readonly kind: 'remote'; readonly seats: readonly Seat[] }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** A person's forced step is taken without asking. */
  | { readonly kind: 'forced'; readonly seat: Seat }
  /** A draw, or a throw that needs no hand. */
  | { readonly kind: 'chance' }
  /** A person's step is applied and stored. */
  | { readonly kind: 'keeping' }
  /** An earlier position is shown: the one after so many inputs. */
  | {
      readonly kind: 'lookingBack'
      readonly step: number
      /** The step that is being shown again, from before its motion until after it. */
      readonly again?: number
    }
  | { readonly kind: 'stopped'; readonly why: 'over' | 'refused' | 'fault' | 'left' }

/** A person at this screen may act now. States are compared by identity, so code that waited can see a change. */
export function isFree(state: SessionState): boolean {
  switch (state.kind) {
    case 'showing':
    case 'forced':
    case 'keeping':
    case 'lookingBack':
      return false
    case 'stopped':
      return state.why !== 'left'
    default:
      return true
  }
}

/** The session goes on by itself, without anybody at this screen. */
export function goesOn({ kind }: SessionState): boolean {
  return kind === 'showing' || kind === 'bot' || kind === 'forced' || kind === 'chance'
}

/** Nothing changes until somebody at this screen does something. */
export function isResting({ kind }: SessionState): boolean {
  return kind === 'person' || kind === 'hand' || kind === 'stopped'
}

export interface Machine {
  state(): SessionState
  /** False also if a state of the same kind was entered since. */
  isStill(own: SessionState): boolean
  /** Enters a state and notifies listeners. */
  enter<S extends SessionState>(next: S): S
  /** The same without a notification, for callers that send one themselves. */
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

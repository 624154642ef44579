/** Reducers of events that change sticks and fate points. */
import type { StickEvent } from '../../events.ts'
import { of } from '../../vocabulary.ts'
import type { State } from '../../types.ts'
import { type Of, patchPlayer } from './lists.ts'

type On<T extends StickEvent['type']> = Of<StickEvent, T>

export function sticksThrown(state: State, { sticks }: On<'sticksThrown'>): State {
  const [first, second] = sticks
  const next = patchPlayer(patchPlayer(state, 0, { sticks: first }), 1, { sticks: second })
  return { ...next, chances: state.chances + 1 }
}

export function pointsAdded(state: State, { seat, points }: On<'pointsAdded'>): State {
  return patchPlayer(state, seat, { added: of(state.players, seat).added + points })
}

export function sticksDiscarded(state: State, event: On<'sticksDiscarded'>): State {
  const { sticks, aside } = of(state.players, event.seat)
  const gone = new Set(event.sticks.map(({ id }) => id))
  return patchPlayer(state, event.seat, {
    sticks: sticks.filter(({ id }) => !gone.has(id)),
    aside: [...aside, ...event.sticks],
  })
}

export function sticksRethrown(state: State, event: On<'sticksRethrown'>): State {
  const { sticks } = of(state.players, event.seat)
  const next = patchPlayer(state, event.seat, {
    sticks: sticks.map((stick) => event.sticks.find(({ id }) => id === stick.id) ?? stick),
  })
  return { ...next, chances: state.chances + 1 }
}

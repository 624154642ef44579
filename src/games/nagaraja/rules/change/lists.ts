/** Immutable list and player updates shared by the reducers. */
import type { Seat } from '../../../../kernel/seat.ts'
import { of, withOf } from '../../vocabulary.ts'
import type { Player, State } from '../../types.ts'

export function without<T>(list: readonly T[], ...gone: readonly T[]): readonly T[] {
  return list.filter((item) => !gone.includes(item))
}

/** Card lists stay sorted, so that their order reveals nothing. */
export function sortedWith(list: readonly string[], more: readonly string[]): readonly string[] {
  return [...list, ...more].sort()
}

export function patchPlayer(state: State, seat: Seat, patch: Partial<Player>): State {
  const player = { ...of(state.players, seat), ...patch }
  return { ...state, players: withOf(state.players, seat, player) }
}

/** Unwraps a secret field: the state evolves from full events only, never from redacted ones. */
export function unwrapSecret<T>(secret: T | null): T {
  if (secret === null) throw new Error('nagaraja: a redacted event cannot change the state')
  return secret
}

export type Of<E extends { readonly type: string }, T extends E['type']> = Extract<
  E,
  { readonly type: T }
>

/** Seats of players, and viewers that a view is computed for. */

/** Seats are numbered clockwise from 0. */
export type Seat = number

/**
 * A seat sees its own secrets; `table` sees public information only; `director` sees everything.
 */
export type Viewer = Seat | 'table' | 'director'

export function isSeat(viewer: Viewer): viewer is Seat {
  return typeof viewer === 'number'
}

/** True when `viewer` may see the secrets of `seat`. */
export function knowsSecretsOf(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'director'
}

export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table', 'director']
}

/** Who sits at the table and who looks at it. */

/** Seats are numbered clockwise from 0. */
export type Seat = number

/** A seat sees its own secrets; `table` sees what everybody may; `director` sees all. */
export type Viewer = Seat | 'table' | 'director'

export function isSeat(viewer: Viewer): viewer is Seat {
  return typeof viewer === 'number'
}

/** True when `viewer` may know what only `seat` knows. */
export function knowsSecretsOf(viewer: Viewer, seat: Seat): boolean {
  return viewer === seat || viewer === 'director'
}

export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'table', 'director']
}

/** Where a track shows a piece: a blow may sink it into felt or wood for a step, what is seen never does. */
import { sizes } from './sizes.ts'
import { glassHeight } from './trays.ts'
import type { Bay } from './trays.ts'
import type { PieceKind } from './types.ts'

/** Felt and wood give way by this much under a piece that lies on them, centimetres. */
const give = 0.01
/** A piece whose middle is farther than this behind a wall's face is not in the wall: it is out. */
const inWall = 0.6

/** How far a piece reaches along an axis of the table: 0, 1, 2 for x, y, z. */
function reachAlong(axis: 0 | 1 | 2, kind: PieceKind, poses: Float32Array, at: number): number {
  const { half, rounding } = sizes[kind]
  const turn = at + 3
  // the axis and the two that follow it round
  const i = poses[turn + axis] ?? 0
  const j = poses[turn + ((axis + 1) % 3)] ?? 0
  const k = poses[turn + ((axis + 2) % 3)] ?? 0
  const w = poses[turn + 3] ?? 1
  return (
    Math.abs(1 - 2 * (j * j + k * k)) * ((half[axis] ?? 0) - rounding) +
    Math.abs(2 * (i * j - k * w)) * ((half[(axis + 1) % 3] ?? 0) - rounding) +
    Math.abs(2 * (i * k + j * w)) * ((half[(axis + 2) % 3] ?? 0) - rounding) +
    rounding
  )
}

/** Back to the face of the wall that a piece is in, if it is in one. */
function aside(
  axis: 0 | 2,
  middle: number,
  halfBay: number,
  kind: PieceKind,
  poses: Float32Array,
  at: number,
): number {
  const [hx, hy] = sizes[kind].half
  const place = poses[at + axis] ?? 0
  const way = Math.abs(place - middle)
  if (way < halfBay - hx - hy || way > halfBay + inWall) return place
  const most = halfBay - reachAlong(axis, kind, poses, at) + give
  return way > most ? middle + (place < middle ? -most : most) : place
}

/** Writes x, y and z as they are shown. */
export function shownPlace(
  kind: PieceKind,
  poses: Float32Array,
  at: number,
  bay: Bay,
  out: Float32Array,
): void {
  const [hx, hy] = sizes[kind].half
  const y = poses[at + 1] ?? 0
  const isLow = y < hx + hy
  out[1] = isLow ? Math.max(y, reachAlong(1, kind, poses, at) - give) : y
  const isInside = y + hx < glassHeight
  out[0] = isInside ? aside(0, bay.x, bay.halfX, kind, poses, at) : (poses[at] ?? 0)
  out[2] = isInside ? aside(2, bay.z, bay.halfZ, kind, poses, at) : (poses[at + 2] ?? 0)
}

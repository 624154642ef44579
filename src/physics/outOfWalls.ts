/** Pushes shown pieces out of walls: a blow may sink a body into felt or wood for a step, which must not be seen. */
import type { PieceSize } from './sizes.ts'
import { type Bay, glassHeight } from '../shapes/trays.ts'

/** Felt and wood give way by this much under a piece that lies on them, centimetres. */
const giveCm = 0.01
/** A piece whose middle is farther than this behind a wall's face is not in the wall: it is out. */
const inWallCm = 0.6

/** Half extent of a piece along an axis of the table: 0, 1, 2 for x, y, z. */
function reachAlong(axis: 0 | 1 | 2, size: PieceSize, poses: Float32Array, at: number): number {
  const { half, rounding } = size
  const second = axis === 2 ? 0 : axis + 1
  const third = second === 2 ? 0 : second + 1
  const turn = at + 3
  const i = poses[turn + axis] ?? 0
  const j = poses[turn + second] ?? 0
  const k = poses[turn + third] ?? 0
  const w = poses[turn + 3] ?? 1
  return (
    Math.abs(1 - 2 * (j * j + k * k)) * ((half[axis] ?? 0) - rounding) +
    Math.abs(2 * (i * j - k * w)) * ((half[second] ?? 0) - rounding) +
    Math.abs(2 * (i * k + j * w)) * ((half[third] ?? 0) - rounding) +
    rounding
  )
}

/** Back to the face of the wall that a piece is in, if it is in one. */
function aside(
  axis: 0 | 2,
  middle: number,
  halfBay: number,
  size: PieceSize,
  poses: Float32Array,
  at: number,
): number {
  const place = poses[at + axis] ?? 0
  const way = Math.abs(place - middle)
  if (way < halfBay - size.half[0] - size.half[1] || way > halfBay + inWallCm) return place
  const most = halfBay - reachAlong(axis, size, poses, at) + giveCm
  return way > most ? middle + (place < middle ? -most : most) : place
}

/** Writes x, y and z as they are shown. */
export function shownPlace(
  size: PieceSize,
  poses: Float32Array,
  at: number,
  bay: Bay,
  out: Float32Array,
): void {
  const hx = size.half[0]
  const y = poses[at + 1] ?? 0
  const isLow = y < hx + size.half[1]
  out[1] = isLow ? Math.max(y, reachAlong(1, size, poses, at) - giveCm) : y
  const isInside = y + hx < glassHeight
  out[0] = isInside ? aside(0, bay.x, bay.halfX, size, poses, at) : (poses[at] ?? 0)
  out[2] = isInside ? aside(2, bay.z, bay.halfZ, size, poses, at) : (poses[at + 2] ?? 0)
}

/** The height at which a track shows a piece: a blow may sink it into the felt for a step, what is seen never does. */
import { sizes } from './sizes.ts'
import type { PieceKind } from './types.ts'

/** Felt gives way by this much under a piece that lies on it, centimetres. */
const give = 0.01

/** The height of the middle of a piece, no lower than where its lowest corner touches the felt. */
export function shownHeight(kind: PieceKind, poses: Float32Array, at: number): number {
  const { half, rounding } = sizes[kind]
  const y = poses[at + 1] ?? 0
  const [hx, hy, hz] = half
  if (y > hx + hy) return y
  const qx = poses[at + 3] ?? 0
  const qy = poses[at + 4] ?? 0
  const qz = poses[at + 5] ?? 0
  const qw = poses[at + 6] ?? 1
  // how far each half of the piece, without its rounding, reaches down
  const reach =
    Math.abs(2 * (qx * qy + qz * qw)) * (hx - rounding) +
    Math.abs(1 - 2 * (qx * qx + qz * qz)) * (hy - rounding) +
    Math.abs(2 * (qy * qz - qx * qw)) * (hz - rounding) +
    rounding
  return Math.max(y, reach - give)
}

/** Hit test for pieces in the tray; a stick is hit along its whole length. */
import { isStick } from '../../shapes/pieces.ts'
import { sizes } from '../../physics/sizes.ts'
import type { PieceMotion } from './pieceMotion.ts'
import type { PlacedPiece } from './places.ts'

/** Index of the piece nearest to a point of the tray within 1.5 cm; else -1. */
export function nearestPiece(
  placed: readonly PlacedPiece[],
  motion: Pick<PieceMotion, 'poseOf'>,
  x: number,
  z: number,
): number {
  let best = -1
  let least = 1.5
  placed.forEach(({ piece }, i) => {
    const pose = motion.poseOf(i)
    const [px = 0, , pz = 0, qx = 0, qy = 0, qz = 0, qw = 1] = pose
    const half = isStick(piece.kind) ? sizes[piece.kind].half[0] : 0
    // the stick's long axis, projected to the horizontal: its local x axis, rotated
    const ax = 1 - 2 * (qy * qy + qz * qz)
    const az = 2 * (qx * qz - qy * qw)
    const along = Math.max(-half, Math.min(half, (x - px) * ax + (z - pz) * az))
    const far = Math.hypot(x - px - along * ax, z - pz - along * az)
    if (far >= least) return
    least = far
    best = i
  })
  return best
}

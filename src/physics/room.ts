/** Room on the felt: finds where a piece can lie with the most space round it. */
import { type Rotation, turned } from './rotation.ts'
import { isStick, type PieceKind } from '../shapes/pieces.ts'
import { poseSize, sizes } from './sizes.ts'
import type { Bay } from '../shapes/trays.ts'

/** A place on the felt, and the level direction in which a stick's long axis points there. */
export type FeltSpot = {
  readonly x: number
  readonly z: number
  readonly axisX: number
  readonly axisZ: number
}

/** A footprint as points along the long axis: one for a die, seven for a stick. */
function footprint(kind: PieceKind, spot: FeltSpot): readonly (readonly [number, number])[] {
  if (!isStick(kind)) return [[spot.x, spot.z]]
  const half = sizes[kind].half[0]
  return [-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1].map(
    (share) => [spot.x + spot.axisX * half * share, spot.z + spot.axisZ * half * share] as const,
  )
}

export function lyingSpot(poses: Float32Array, piece: number): FeltSpot {
  const at = piece * poseSize
  const [x = 0, , z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = poses.subarray(at, at + poseSize)
  const rotation: Rotation = [qx, qy, qz, qw]
  const [ax, , az] = turned(rotation, 1, 0, 0)
  const size = Math.sqrt(ax * ax + az * az)
  return size > 0.1 ? { x, z, axisX: ax / size, axisZ: az / size } : { x, z, axisX: 1, axisZ: 0 }
}

/** Centimetres from the piece, lying at the spot, to what is nearest: another piece or a wall. */
export function clearanceAt(
  kinds: readonly PieceKind[],
  poses: Float32Array,
  piece: number,
  spot: FeltSpot,
  bay: Bay,
): number {
  const kind = kinds[piece] ?? 'd6'
  const radius = isStick(kind) ? 0.75 : 1.1
  const own = footprint(kind, spot)
  let least = Infinity
  for (const [x, z] of own) {
    least = Math.min(least, bay.halfX - Math.abs(x - bay.x), bay.halfZ - Math.abs(z - bay.z))
  }
  least -= radius
  kinds.forEach((otherKind, other) => {
    if (other === piece) return
    const reach = radius + (isStick(otherKind) ? 0.75 : 1.1)
    for (const [ox, oz] of footprint(otherKind, lyingSpot(poses, other))) {
      for (const [x, z] of own) {
        const dx = x - ox
        const dz = z - oz
        least = Math.min(least, Math.sqrt(dx * dx + dz * dz) - reach)
      }
    }
  })
  return least
}

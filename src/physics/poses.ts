/** Poses of all pieces in one row of numbers: x, y, z, then the rotation's x, y, z, w. */
import type { RigidBody } from '@dimforge/rapier3d-compat'
import { poseSize } from './sizes.ts'

export function readPoses(bodies: readonly RigidBody[], out: Float32Array): void {
  let at = 0
  for (const body of bodies) {
    const { x, y, z } = body.translation()
    const turn = body.rotation()
    out[at] = x
    out[at + 1] = y
    out[at + 2] = z
    out[at + 3] = turn.x
    out[at + 4] = turn.y
    out[at + 5] = turn.z
    out[at + 6] = turn.w
    at += poseSize
  }
}

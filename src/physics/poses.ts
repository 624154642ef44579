/** Poses of all pieces in one row of numbers: x, y, z, then the rotation's x, y, z, w. */
import type { RigidBody } from '@dimforge/rapier3d-compat'
import { poseSize } from './sizes.ts'

function readPose(body: RigidBody, out: Float32Array, at: number): void {
  const { x, y, z } = body.translation()
  const turn = body.rotation()
  out[at] = x
  out[at + 1] = y
  out[at + 2] = z
  out[at + 3] = turn.x
  out[at + 4] = turn.y
  out[at + 5] = turn.z
  out[at + 6] = turn.w
}

export type PoseReader = (out: Float32Array) => void

/**
 * Writes the poses as they are now. Read after every step, what sleeps on has not moved since it was read; between
 * two reads that lie farther apart a piece may wake, move and fall asleep again.
 */
export function makePoseReader(bodies: readonly RigidBody[], stepsBetween: number): PoseReader {
  const wasAsleep = new Uint8Array(bodies.length)
  const mayRest = stepsBetween === 1
  return (out) => {
    for (let piece = 0; piece < bodies.length; piece++) {
      const body = bodies[piece]
      if (!body) continue
      const isAsleep = mayRest && body.isSleeping()
      if (!isAsleep || wasAsleep[piece] === 0) readPose(body, out, piece * poseSize)
      wasAsleep[piece] = isAsleep ? 1 : 0
    }
  }
}

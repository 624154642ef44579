/** Carries a piece through the air, out of everybody's way, and lets go of it where it starts anew. */
import type { HandStart } from './hand.ts'
import { between, type Rotation } from './rotation.ts'
import { poseSize } from './sizes.ts'
import type { PhysicsTable } from './table.ts'
import type { Triple } from './types.ts'

const carrySeconds = 0.3

/** Collision groups: 16 bits of membership, 16 bits of what is met. */
const nothing = 0
const everything = 0xffffffff

export type Carry = {
  /** Moves one step on; true when the piece is let go. */
  readonly move: () => boolean
}

export function makeCarry(
  table: PhysicsTable,
  piece: number,
  poses: Float32Array,
  start: HandStart,
): Carry {
  const body = table.bodies[piece]
  const collider = table.colliders[piece]
  if (!body || !collider) throw new RangeError(`no piece ${piece}`)
  const at = piece * poseSize
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = poses.subarray(at, at + poseSize)
  const from: Triple = [x, y, z]
  const held: Rotation = [qx, qy, qz, qw]
  const carrySteps = Math.round(carrySeconds * table.rate)
  let step = 0
  // it touches nothing and is placed anew in each step: a collider that is switched off while its body
  // sleeps, or a body that sleeps and turns kinematic, comes back without weight and falls through all
  collider.setCollisionGroups(nothing)
  body.setLinvel({ x: 0, y: 0, z: 0 }, true)
  body.setAngvel({ x: 0, y: 0, z: 0 }, true)
  return {
    move: () => {
      step += 1
      if (step > carrySteps) {
        const [vx, vy, vz] = start.velocity
        const [sx, sy, sz] = start.spin
        collider.setCollisionGroups(everything)
        body.setLinvel({ x: vx, y: vy, z: vz }, true)
        body.setAngvel({ x: sx, y: sy, z: sz }, true)
        return true
      }
      const t = step / carrySteps
      const share = t * t * (3 - 2 * t)
      const arc = 24 * t * (1 - t)
      const [tx, ty, tz] = start.place
      const [rx, ry, rz, rw] = between(held, start.rotation, share)
      const place = {
        x: from[0] + (tx - from[0]) * share,
        y: from[1] + (ty - from[1]) * share + arc,
        z: from[2] + (tz - from[2]) * share,
      }
      body.setTranslation(place, true)
      body.setRotation({ x: rx, y: ry, z: rz, w: rw }, true)
      return false
    },
  }
}

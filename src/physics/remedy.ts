/** Remedies for a piece that cannot be read: a hop to free felt, or a lift for another throw. */
import { clearanceAt, lyingSpot, type FeltSpot } from './room.ts'
import { anyCircle, type ThrowRandom } from './random.ts'
import { bringing, compose, normalised, type Rotation, turned } from './rotation.ts'
import { isStick, normalsOf, type PieceKind } from '../shapes/pieces.ts'
import { gravity, poseSize, sizes } from './sizes.ts'
import type { HandStart } from './hand.ts'
import type { Bay } from '../shapes/trays.ts'

/** All pieces as they lie, and the half of the tray in which one of them is helped. */
export type TraySituation = {
  readonly kinds: readonly PieceKind[]
  readonly poses: Float32Array
  readonly bay: Bay
}

/** Cosine, sine and size of the turns that are tried for a stick. */
const yaws = [
  [1, 0, 0],
  [0.8660254037844386, 0.5, 0.5235987755982988],
  [0.8660254037844386, -0.5, -0.5235987755982988],
  [0.5, 0.8660254037844386, 1.0471975511965976],
  [0.5, -0.8660254037844386, -1.0471975511965976],
] as const

type Hop = { readonly spot: FeltSpot; readonly yaw: number; readonly clearance: number }

/** The best of a few drawn places: enough room counts most, then a short way. */
function findHop(around: TraySituation, piece: number, reach: number, random: ThrowRandom): Hop {
  const kind = around.kinds[piece] ?? 'd6'
  const now = lyingSpot(around.poses, piece)
  let best: Hop = { spot: now, yaw: 0, clearance: -Infinity }
  let bestWorth = -Infinity
  for (let i = 0; i < 60; i++) {
    const [cx, cz] = anyCircle(random)
    const way = reach * random.unit()
    const [c, s, yaw] = yaws[isStick(kind) ? random.below(yaws.length) : 0] ?? yaws[0]
    const spot = {
      x: now.x + cx * way,
      z: now.z + cz * way,
      axisX: now.axisX * c + now.axisZ * s,
      axisZ: now.axisZ * c - now.axisX * s,
    }
    const clearance = clearanceAt(around.kinds, around.poses, piece, spot, around.bay)
    const worth = Math.min(clearance, 0.6) - way * 0.02 - Math.abs(yaw) * 0.05
    if (worth > bestWorth) {
      bestWorth = worth
      best = { spot, yaw, clearance }
    }
  }
  return best
}

/** Speeds that carry a piece in a low arc from where it lies to free felt. */
export function makeHop(
  around: TraySituation,
  piece: number,
  tries: number,
  random: ThrowRandom,
): Pick<HandStart, 'velocity' | 'spin'> {
  const kind = around.kinds[piece] ?? 'd6'
  const at = piece * poseSize
  const { spot, yaw } = findHop(around, piece, (isStick(kind) ? 6 : 3) + tries * 2, random)
  const fall = Math.max(0, (around.poses[at + 1] ?? 0) - sizes[kind].half[1])
  const up = 54 + tries * 5
  const time = (up + Math.sqrt(up * up + 2 * gravity * fall)) / gravity
  const wobble = isStick(kind) ? 1 : 6
  return {
    velocity: [
      (spot.x - (around.poses[at] ?? 0)) / time,
      up,
      (spot.z - (around.poses[at + 2] ?? 0)) / time,
    ],
    spin: [
      wobble * random.spread(),
      yaw / time + wobble * random.spread(),
      wobble * random.spread(),
    ],
  }
}

/** The place, and the flat rotation nearest to the present one, at which a hand lays a piece down. */
export function makeLaid(around: TraySituation, piece: number, random: ThrowRandom): HandStart {
  const kind = around.kinds[piece] ?? 'd6'
  const at = piece * poseSize
  let best: FeltSpot = { x: around.bay.x, z: around.bay.z, axisX: 1, axisZ: 0 }
  let most = -Infinity
  for (let i = 0; i < 300; i++) {
    const [axisX, axisZ] = anyCircle(random)
    const spot = {
      x: around.bay.x + around.bay.halfX * random.spread(),
      z: around.bay.z + around.bay.halfZ * random.spread(),
      axisX,
      axisZ,
    }
    const clearance = clearanceAt(around.kinds, around.poses, piece, spot, around.bay)
    if (clearance > most) {
      most = clearance
      best = spot
    }
  }
  const [, , , qx = 0, qy = 0, qz = 0, qw = 1] = around.poses.subarray(at, at + poseSize)
  const now: Rotation = [qx, qy, qz, qw]
  let face = turned(now, 0, 1, 0)
  for (const [nx, ny, nz] of normalsOf(kind)) {
    const looks = turned(now, nx, ny, nz)
    if (looks[1] > face[1]) face = looks
  }
  const flat = compose(bringing(face, [0, 1, 0]), now)
  const axis = turned(flat, 1, 0, 0)
  const level = Math.sqrt(axis[0] * axis[0] + axis[2] * axis[2])
  const heading: Rotation = isStick(kind)
    ? bringing([axis[0] / level, 0, axis[2] / level], [best.axisX, 0, best.axisZ])
    : [0, 0, 0, 1]
  return {
    place: [best.x, sizes[kind].half[1] + 0.02, best.z],
    rotation: normalised(...compose(heading, flat)),
    velocity: [0, 0, 0],
    spin: [0, 0, 0],
  }
}

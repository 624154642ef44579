/** Poses: position of a thing's foot or a spot's centre (cm) and a rotation quaternion, with helpers. */
import {
  between,
  compose,
  identity,
  inverse,
  normalised,
  type Rotation,
  turned,
} from '../../physics/rotation.ts'
import type { Triple } from '../../physics/types.ts'
import type { Body } from './thing.ts'

export interface Pose {
  readonly at: Triple
  readonly turn: Rotation
}

export const origin: Pose = { at: [0, 0, 0], turn: identity }

export const poseAtPoint = (x: number, y: number, z: number, turn = identity): Pose => ({
  at: [x, y, z],
  turn,
})

/** Rotation around the vertical axis, counter-clockwise from above. */
export const yawed = (angle: number): Rotation => [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)]
/** Rotation around the x axis; a positive angle tilts the upper side towards the seat. */
export const pitched = (angle: number): Rotation => [Math.sin(angle / 2), 0, 0, Math.cos(angle / 2)]

export function pointOn({ at, turn }: Pose, x: number, y: number, z: number): Triple {
  const [dx, dy, dz] = turned(turn, x, y, z)
  return [at[0] + dx, at[1] + dy, at[2] + dz]
}

/** Composes a pose given relative to `base` with `base`. */
export function placedOn(base: Pose, own: Pose): Pose {
  return { at: pointOn(base, ...own.at), turn: compose(base.turn, own.turn) }
}

/** A point in the coordinates of the pose. */
export function seenFrom({ at, turn }: Pose, [x, y, z]: Triple): Triple {
  return turned(inverse(turn), x - at[0], y - at[1], z - at[2])
}

export const middleOf = (pose: Pose, { high }: Body): Triple => pointOn(pose, 0, high / 2, 0)

/** Pose of a body whose centre is at `middle`. */
export function withMiddle(middle: Triple, turn: Rotation, { high }: Body): Pose {
  const [x, y, z] = turned(turn, 0, -high / 2, 0)
  return { at: [middle[0] + x, middle[1] + y, middle[2] + z], turn }
}

/** The eight corners of a body's oriented bounding box. */
export function cornersOf(pose: Pose, { halfX, halfZ, high }: Body): readonly Triple[] {
  return [-halfX, halfX].flatMap((x) =>
    [0, high].flatMap((y) => [-halfZ, halfZ].map((z) => pointOn(pose, x, y, z))),
  )
}

export const lerpTriple = (a: Triple, b: Triple, share: number): Triple => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

export const slerpTurn = (a: Rotation, b: Rotation, share: number): Rotation =>
  share <= 0 ? a : share >= 1 ? b : between(a, b, share)

/** Exact comparison, bit by bit. */
export const isEqualPose = (a: Pose, b: Pose): boolean =>
  a === b ||
  (a.at.every((value, i) => value === b.at[i]) && a.turn.every((value, i) => value === b.turn[i]))

const toleranceCm = 1e-4

export function isSamePose(a: Pose, b: Pose): boolean {
  const far = Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2])
  const dot = a.turn.reduce((sum, value, i) => sum + value * (b.turn[i] ?? 0), 0)
  return far < toleranceCm && Math.abs(dot) > 1 - toleranceCm * toleranceCm
}

export const composed = (a: Rotation, b: Rotation): Rotation => normalised(...compose(a, b))

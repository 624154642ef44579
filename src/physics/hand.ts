/** The hand: turns a gesture and a seed into where each piece starts and how it moves off. */
import { anyCircle, anyRotation, type ThrowRandom } from './random.ts'
import { compose, normalised, type Rotation } from './rotation.ts'
import { gravity } from './sizes.ts'
import { isStick, type PieceKind } from '../shapes/pieces.ts'
import type { Bay } from '../shapes/trays.ts'
import type { Gesture, Triple } from './types.ts'

export type HandStart = {
  readonly place: Triple
  readonly rotation: Rotation
  readonly velocity: Triple
  readonly spin: Triple
}

/** Centimetres a second, and radians a second, of the strongest gesture. */
const fastest = 132
const wildest = 42

/** Between neighbours in a hand full of dice, or of sticks, so that nothing starts inside something else. */
const diceApart = 2.7
const sticksApart = 1.8

function layout(count: number, sticks: boolean): { across: number; up: number } {
  if (sticks) return { across: 1, up: count > 9 ? 4 : count > 3 ? 3 : count }
  let across = 1
  while (across * across * across < count) across++
  return { across, up: across > 1 ? Math.max(1, Math.min(3, across - 1)) : 1 }
}

/** A light spin leaves a piece as it was held: straight. From a quarter upwards it is any rotation. */
function heldRotation(
  random: ThrowRandom,
  spin: number,
  stick: boolean,
  across: Rotation,
): Rotation {
  const loose = Math.min(1, spin * 4)
  if (stick) {
    const [c, s] = anyCircle(random)
    const sign = c < 0 ? -1 : 1
    const roll = normalised(s * sign * loose, 0, 0, 1 - loose + c * sign * loose)
    return compose(across, roll)
  }
  const any = anyRotation(random)
  const w = any[3] < 0 ? -1 : 1
  return normalised(
    any[0] * loose * w,
    any[1] * loose * w,
    any[2] * loose * w,
    1 - loose + any[3] * loose * w,
  )
}

function keepInside(places: [number, number, number][], bay: Bay, clear: Triple): void {
  for (const [axis, middle, half] of [
    [0, bay.x, bay.halfX - clear[0]],
    [2, bay.z, bay.halfZ - clear[2]],
  ] as const) {
    const values = places.map((place) => place[axis])
    const low = Math.min(...values)
    const high = Math.max(...values)
    const shift =
      high - low > half * 2
        ? middle - (high + low) / 2
        : Math.max(0, middle - half - low) + Math.min(0, middle + half - high)
    for (const place of places) place[axis] += shift
  }
  const lift = Math.max(0, clear[1] - Math.min(...places.map((place) => place[1])))
  for (const place of places) place[1] += lift
}

/** Centimetres from a place to the wall of the bay in a level direction. */
function wayToWall(place: Triple, fx: number, fz: number, bay: Bay): number {
  const alongX = fx === 0 ? Infinity : ((fx > 0 ? 1 : -1) * bay.halfX + bay.x - place[0]) / fx
  const alongZ = fz === 0 ? Infinity : ((fz > 0 ? 1 : -1) * bay.halfZ + bay.z - place[2]) / fz
  return Math.max(0, Math.min(alongX, alongZ))
}

/** A hand aims: what would first come down beyond this share of the way to the wall is held back. */
const aim = 0.62

function aimed(velocity: Triple, place: Triple, bay: Bay): Triple {
  const [vx, vy, vz] = velocity
  const level = Math.sqrt(vx * vx + vz * vz)
  if (level < 1) return velocity
  const time = (vy + Math.sqrt(vy * vy + 2 * gravity * Math.max(0, place[1] - 0.8))) / gravity
  const way = wayToWall(place, vx / level, vz / level, bay) * aim
  const share = Math.min(1, way / (level * time))
  return [vx * share, vy, vz * share]
}

/** Starts for pieces that leave one hand together. */
export function makeStarts(
  kinds: readonly PieceKind[],
  gesture: Gesture,
  bay: Bay,
  random: ThrowRandom,
): readonly HandStart[] {
  const sticks = kinds.some(isStick)
  const apart = sticks ? sticksApart : diceApart
  const { across, up } = layout(kinds.length, sticks)
  const [dx, dy, dz] = gesture.direction
  const flat = Math.sqrt(dx * dx + dz * dz)
  const [fx, fz] = flat > 0.05 ? [dx / flat, dz / flat] : [1, 0]
  const back = Math.ceil(kinds.length / (across * up))

  const places = kinds.map((_, i): [number, number, number] => {
    const a = (i % across) - (across - 1) / 2
    const u = (Math.floor(i / across) % up) - (up - 1) / 2
    const b = Math.floor(i / (across * up)) - (back - 1) / 2
    const side = a * apart + (sticks ? random.spread() * 1.5 : 0)
    return [
      bay.x + gesture.origin[0] - b * apart * fx - side * fz,
      gesture.origin[1] + u * apart,
      bay.z + gesture.origin[2] - b * apart * fz + side * fx,
    ]
  })
  // a stick lies across the way it is thrown, so that it rolls; half of its length stays off the walls
  keepInside(
    places,
    bay,
    sticks ? [5, gesture.spin > 0 ? 1 : 0.7, 5] : [1.5, gesture.spin > 0 ? 1.5 : 0.9, 1.5],
  )

  const lyingAcross: Rotation = fz < 0.999 ? normalised(0, -fx, 0, 1 - fz) : [0, 1, 0, 0]
  const speed = gesture.strength * fastest
  const turning = gesture.spin * wildest
  return kinds.map((kind, i) => {
    const stick = isStick(kind)
    const push = speed * (1 + (stick ? 0.22 : 0.45) * random.spread())
    const drift = speed * 0.22 * random.spread()
    const roll = turning * (0.55 + 0.35 * random.unit())
    const wild = turning * (stick ? 0.22 : 0.55)
    const place = places[i] ?? [bay.x, gesture.origin[1], bay.z]
    const thrown = [
      dx * push - fz * drift,
      dy * push + speed * 0.1 * random.spread(),
      dz * push + fx * drift,
    ] as const
    return {
      place,
      rotation: heldRotation(random, gesture.spin, stick, lyingAcross),
      velocity: aimed(thrown, place, bay),
      spin: [
        fz * roll + wild * random.spread(),
        wild * random.spread(),
        -fx * roll + wild * random.spread(),
      ],
    }
  })
}

/** Computes a throw's gesture from the hand's path: release point, direction, strength, and spin from shaking. */
import { droppedWay, handLift } from '../../physics/handWay.ts'
import type { Bay } from '../../shapes/trays.ts'
import type { Gesture, Triple } from '../../physics/types.ts'

/** A sampled position of the hand in the tray's space (cm) with its time in seconds. */
export interface Trace {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Seconds before the release that count for direction and strength. */
const releaseSeconds = 0.1
/** Seconds after which a hand that does not move drops the pieces. */
const stillSeconds = 0.25
/** Seconds before the release that count for spin from shaking. */
const shakeSeconds = 0.7

/** Speeds of the hand for the strongest throw, and below which pieces are only dropped (cm/s). */
const hardest = 190
const softest = 12

const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value

/** Changes of direction, weighted by the distance moved: 0 for a straight path, 1 for a well shaken hand. */
export function shakeOf(traces: readonly Trace[]): number {
  const now = traces.at(-1)?.at ?? 0
  let shaken = 0
  for (let i = 2; i < traces.length; i += 1) {
    const [a, b, c] = [traces[i - 2], traces[i - 1], traces[i]]
    if (!a || !b || !c || now - b.at > shakeSeconds) continue
    const [ux, uz, vx, vz] = [b.x - a.x, b.z - a.z, c.x - b.x, c.z - b.z]
    const u = Math.hypot(ux, uz)
    const v = Math.hypot(vx, vz)
    if (u * v > 1e-4) shaken += Math.min(u, v) * (1 - (ux * vx + uz * vz) / (u * v))
  }
  return clamp(shaken / 16, 0, 1)
}

/** Velocity over `releaseSeconds`, or between the last two positions when frames are longer than that. */
function releaseVelocity(traces: readonly Trace[]): readonly [number, number] {
  // pointerup repeats the position of the last pointermove
  const moves = traces.filter((trace, i) => {
    const before = traces[i - 1]
    return !before || trace.x !== before.x || trace.z !== before.z
  })
  const [end, last] = [traces.at(-1), moves.at(-1)]
  if (!end || !last || end.at - last.at > stillSeconds) return [0, 0]
  const inMoment = moves.find((trace) => last.at - trace.at <= releaseSeconds)
  const start = inMoment === last ? moves.at(-2) : inMoment
  const passed = start ? last.at - start.at : 0
  if (!start || passed <= 0 || passed > stillSeconds) return [0, 0]
  return [(last.x - start.x) / passed, (last.z - start.z) / passed]
}

/** Returns null for an empty path. `bays` are the throwers' halves of the tray. */
export function gestureOf(traces: readonly Trace[], bays: readonly Bay[]): Gesture | null {
  const end = traces.at(-1)
  if (!end) return null
  const velocity = releaseVelocity(traces)
  const speed = Math.hypot(...velocity)
  const strength = clamp((speed - softest) / (hardest - softest), 0, 1)
  const direction: Triple =
    speed > softest ? [velocity[0] / speed, handLift, velocity[1] / speed] : droppedWay
  return {
    origin: originInHalf(end, bays),
    direction,
    strength: Math.max(0.06, strength),
    spin: clamp(0.25 + 0.4 * strength + 0.5 * shakeOf(traces), 0.25, 1),
  }
}

/**
 * The release point relative to the middle of the nearest half: each thrower's pieces start there in their own half.
 */
function originInHalf({ x, y, z }: Trace, bays: readonly Bay[]): Triple {
  const far = (bay: Bay) => Math.hypot(x - bay.x, z - bay.z)
  const [nearest] = bays.toSorted((a, b) => far(a) - far(b))
  return nearest ? [x - nearest.x, y, z - nearest.z] : [x, y, z]
}

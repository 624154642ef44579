/** What a hand did, read from its last moments: where it let go, which way, how hard, and how much it shook. */
import { droppedWay, handLift } from '../../physics/handWay.ts'
import type { Bay } from '../../shapes/trays.ts'
import type { Gesture, Triple } from '../../physics/types.ts'

/** A place of the hand in the tray's space (cm) at a time in seconds. */
export interface Trace {
  readonly at: number
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Only what the hand did just before it opened counts for the way and the strength. */
const lastMoment = 0.1
/** A hand that has not moved for so long lets the pieces drop. */
const stillness = 0.25
/** Seconds of shaking that are remembered. */
const memory = 0.7

/** Centimetres a second of a hand that throws as hard as it can, and that only lets go. */
const hardest = 190
const softest = 12

const clamp = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value

/** Turns of the way within the memory, weighted by how fast the hand went: 0 straight, 1 well shaken. */
export function shakeOf(traces: readonly Trace[]): number {
  const now = traces.at(-1)?.at ?? 0
  let shaken = 0
  for (let i = 2; i < traces.length; i += 1) {
    const [a, b, c] = [traces[i - 2], traces[i - 1], traces[i]]
    if (!a || !b || !c || now - b.at > memory) continue
    const [ux, uz, vx, vz] = [b.x - a.x, b.z - a.z, c.x - b.x, c.z - b.z]
    const u = Math.hypot(ux, uz)
    const v = Math.hypot(vx, vz)
    if (u * v > 1e-4) shaken += Math.min(u, v) * (1 - (ux * vx + uz * vz) / (u * v))
  }
  return clamp(shaken / 16, 0, 1)
}

/** Numbers are rounded, so that a record holds short and equal ones. */
const short = (value: number): number => Math.round(value * 1000) / 1000

/** Over the last moment; on a slow machine, whose moments are long, over the last two places. */
function lastWay(traces: readonly Trace[]): readonly [number, number] {
  // the opening of the hand is told where the last move was told already
  const moves = traces.filter((trace, i) => {
    const before = traces[i - 1]
    return !before || trace.x !== before.x || trace.z !== before.z
  })
  const [end, last] = [traces.at(-1), moves.at(-1)]
  if (!end || !last || end.at - last.at > stillness) return [0, 0]
  const inMoment = moves.find((trace) => last.at - trace.at <= lastMoment)
  const start = inMoment === last ? moves.at(-2) : inMoment
  const passed = start ? last.at - start.at : 0
  if (!start || passed <= 0 || passed > stillness) return [0, 0]
  return [(last.x - start.x) / passed, (last.z - start.z) / passed]
}

export function gestureOf(traces: readonly Trace[]): Gesture | null {
  const end = traces.at(-1)
  if (!end) return null
  const way = lastWay(traces)
  const speed = Math.hypot(...way)
  const strength = clamp((speed - softest) / (hardest - softest), 0, 1)
  const direction: Triple =
    speed > softest ? [short(way[0] / speed), handLift, short(way[1] / speed)] : droppedWay
  return {
    origin: [short(end.x), short(end.y), short(end.z)],
    direction,
    strength: short(Math.max(0.06, strength)),
    spin: short(clamp(0.25 + 0.4 * strength + 0.5 * shakeOf(traces), 0.25, 1)),
  }
}

/**
 * The same gesture told from the middle of the half over which the hand opened, as physics wants it: each
 * thrower's pieces then leave from this place in their own half.
 */
export function overHalf(gesture: Gesture, bays: readonly Bay[]): Gesture {
  const [x, y, z] = gesture.origin
  const far = (bay: Bay) => Math.hypot(x - bay.x, z - bay.z)
  const [nearest] = bays.toSorted((a, b) => far(a) - far(b))
  if (!nearest) return gesture
  return { ...gesture, origin: [short(x - nearest.x), y, short(z - nearest.z)] }
}

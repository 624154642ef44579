/** The way of a scripted camera from one shot to the next: a function of the second, high over the table, on the near side. */
import { clamp01, mix, smooth } from '../ease.ts'

type Place = readonly [number, number, number]

export interface ShotPose {
  readonly position: Place
  readonly target: Place
}

export interface ShotPath {
  readonly startSeconds: number
  readonly endSeconds: number
  poseAt(seconds: number): ShotPose
}

/** Seconds of a way of no length, and those for each doubling of what is left to go over (cm). */
const pace = { least: 0.5, more: 0.36, over: 16, most: 1.7 } as const
/** No way leads lower than this over the table (cm), unless it begins or ends there. */
const lowest = 9

interface Stand {
  readonly target: Place
  readonly radius: number
  /** Round the upright, 0 from the players' side. */
  readonly azimuth: number
  /** From straight above. */
  readonly fall: number
}

function standOf({ position, target }: ShotPose): Stand {
  const [x, y, z] = [0, 1, 2].map((i) => (position[i] ?? 0) - (target[i] ?? 0)) as [
    number,
    number,
    number,
  ]
  const level = Math.hypot(x, z)
  return {
    target,
    radius: Math.max(1e-6, Math.hypot(level, y)),
    azimuth: Math.atan2(x, z),
    fall: Math.atan2(level, y),
  }
}

function poseOf({ target, radius, azimuth, fall }: Stand): ShotPose {
  const level = radius * Math.sin(fall)
  const [x, y, z] = target
  return {
    position: [
      x + level * Math.sin(azimuth),
      y + radius * Math.cos(fall),
      z + level * Math.cos(azimuth),
    ],
    target,
  }
}

/** Azimuths lie between -π and π: what lies between two of them never leads behind the table's far side. */
function between(from: Stand, to: Stand, share: number): Stand {
  return {
    target: [0, 1, 2].map((i) => mix(from.target[i] ?? 0, to.target[i] ?? 0, share)) as [
      number,
      number,
      number,
    ],
    // a lens that comes nearer shows as much more in each moment
    radius: from.radius * (to.radius / from.radius) ** share,
    azimuth: mix(from.azimuth, to.azimuth, share),
    fall: mix(from.fall, to.fall, share),
  }
}

const apart = (a: Place, b: Place): number =>
  Math.hypot(...[0, 1, 2].map((i) => (a[i] ?? 0) - (b[i] ?? 0)))

function lengthOf(from: ShotPose, to: ShotPose): number {
  const way = Math.max(apart(from.position, to.position), apart(from.target, to.target))
  return way === 0
    ? 0
    : Math.min(pace.most, pace.least + pace.more * Math.log2(1 + way / pace.over))
}

/** Begins and ends slowly, and takes longer the further it is. */
export function shotPath(from: ShotPose, to: ShotPose, startSeconds: number): ShotPath {
  const seconds = lengthOf(from, to)
  const [start, end] = [standOf(from), standOf(to)]
  const floor = Math.min(lowest, from.position[1], to.position[1])
  return {
    startSeconds,
    endSeconds: startSeconds + seconds,
    poseAt(now) {
      if (now >= startSeconds + seconds) return to
      const share = smooth(clamp01((now - startSeconds) / seconds))
      if (share === 0) return from
      const { position, target } = poseOf(between(start, end, share))
      const [x, y, z] = position
      return { position: [x, Math.max(floor, y), z], target }
    },
  }
}

/** Stands in a shot from a second on. */
export function stillShot(pose: ShotPose, startSeconds: number): ShotPath {
  return { startSeconds, endSeconds: startSeconds, poseAt: () => pose }
}

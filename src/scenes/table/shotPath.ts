/** The scripted camera's path between two shots, as a function of time; it stays above the table on the near side. */
import { clamp01 } from '../ease.ts'
import { fromSpherical, type ShotPose, type SphericalPose, toSpherical } from './sphericalPose.ts'

export interface ShotPath {
  readonly startSeconds: number
  readonly endSeconds: number
  poseAt(seconds: number): ShotPose
  /** Change of each coordinate per second, for a path that continues from the middle of this one. */
  speedAt(seconds: number): SphericalPose
}

/**
 * Duration of a path (s): `least`, plus `more` for each doubling of its length relative to `over` (cm), at most `most`.
 */
const pace = { least: 0.35, more: 0.2, over: 16, most: 1.2 } as const

const resting: SphericalPose = [0, 0, 0, 0, 0, 0]

type Place = ShotPose['position']

const apart = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

function secondsOf(from: ShotPose, to: ShotPose): number {
  const way = Math.max(apart(from.position, to.position), apart(from.target, to.target))
  return way === 0
    ? 0
    : Math.min(pace.most, pace.least + pace.more * Math.log2(1 + way / pace.over))
}

/** Hermite cubic: start velocity `leap`, end velocity 0; `s` runs from 0 to 1. `slope` is its derivative. */
function cubic(from: number, to: number, leap: number, s: number): number {
  return from + (to - from) * s * s * (3 - 2 * s) + leap * s * (1 - s) * (1 - s)
}

function slope(from: number, to: number, leap: number, s: number): number {
  return (to - from) * 6 * s * (1 - s) + leap * (1 - s) * (1 - 3 * s)
}

/**
 * A path whose duration grows with its length; it eases in, or continues at `speed` (change of coordinates per second),
 * and eases out.
 */
export function shotPath(
  from: ShotPose,
  to: ShotPose,
  startSeconds: number,
  speed: SphericalPose = resting,
): ShotPath {
  const seconds = secondsOf(from, to)
  const [start, end] = [toSpherical(from), toSpherical(to)]
  const shareAt = (now: number) => clamp01((now - startSeconds) / seconds)
  const each = (step: typeof cubic, share: number) =>
    start.map((value, i) =>
      step(value, end[i] ?? 0, (speed[i] ?? 0) * seconds, share),
    ) as unknown as SphericalPose
  return {
    startSeconds,
    endSeconds: startSeconds + seconds,
    poseAt(now) {
      if (now >= startSeconds + seconds) return to
      if (now <= startSeconds) return from
      return fromSpherical(each(cubic, shareAt(now)), start, end)
    },
    speedAt(now) {
      if (now <= startSeconds || now >= startSeconds + seconds) return resting
      return each(slope, shareAt(now)).map((value) => value / seconds) as unknown as SphericalPose
    },
  }
}

/** Stays at one pose from a second on. */
export function stillShot(pose: ShotPose, startSeconds: number): ShotPath {
  return {
    startSeconds,
    endSeconds: startSeconds,
    poseAt: () => pose,
    speedAt: () => resting,
  }
}

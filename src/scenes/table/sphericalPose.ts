/** Converts camera poses to spherical coordinates round their target, in which paths are interpolated, and back. */

export interface ShotPose {
  readonly position: readonly [number, number, number]
  readonly target: readonly [number, number, number]
}

/**
 * Target x, y, z; logarithm of the distance, so that zooming looks even; azimuth, 0 on the players' side; polar angle
 * from straight above (radians).
 */
export type SphericalPose = readonly [number, number, number, number, number, number]

/**
 * Limits of interpolated poses: height over the table (cm), azimuth, and polar angle. A path may exceed a limit only as
 * far as its start or end does.
 */
const limits = { low: 9, round: 1.2, above: 0.002, down: 1.45 } as const

export function toSpherical({ position, target }: ShotPose): SphericalPose {
  const [x, y, z] = [position[0] - target[0], position[1] - target[1], position[2] - target[2]]
  const level = Math.hypot(x, z)
  const far = Math.max(1e-6, Math.hypot(level, y))
  return [...target, Math.log(far), Math.atan2(x, z), Math.atan2(level, y)]
}

const heightOf = ([, y, , far, , fall]: SphericalPose): number => y + Math.exp(far) * Math.cos(fall)

const within = (value: number, least: number, most: number, a: number, b: number): number =>
  Math.max(Math.min(least, a, b), Math.min(Math.max(most, a, b), value))

/**
 * The pose of interpolated coordinates between `start` and `end`, kept within the limits, so that no path leads behind
 * the table or through it.
 */
export function fromSpherical(
  coordinates: SphericalPose,
  start: SphericalPose,
  end: SphericalPose,
): ShotPose {
  const [x, y, z, far] = coordinates
  const round = within(coordinates[4], -limits.round, limits.round, start[4], end[4])
  const fall = within(coordinates[5], limits.above, limits.down, start[5], end[5])
  const level = Math.exp(far) * Math.sin(fall)
  const floor = Math.min(limits.low, heightOf(start), heightOf(end))
  const high = y + Math.exp(far) * Math.cos(fall)
  return {
    position: [x + level * Math.sin(round), Math.max(floor, high), z + level * Math.cos(round)],
    target: [x, y, z],
  }
}

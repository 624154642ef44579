/** Where a camera stands, in the numbers that its ways are worked out in: what it looks at, how far, round and down. */

export interface ShotPose {
  readonly position: readonly [number, number, number]
  readonly target: readonly [number, number, number]
}

/**
 * The target; the logarithm of the distance, since a lens that comes nearer shows as much more in each moment;
 * the angle round the upright, 0 from the players' side; and the angle from straight above.
 */
export type CameraStand = readonly [number, number, number, number, number, number]

/** No way leads lower than this over the table (cm), further round or further down, unless it begins or ends there. */
const limits = { low: 9, round: 1.2, above: 0.002, down: 1.45 } as const

export function standOf({ position, target }: ShotPose): CameraStand {
  const [x, y, z] = [position[0] - target[0], position[1] - target[1], position[2] - target[2]]
  const level = Math.hypot(x, z)
  const far = Math.max(1e-6, Math.hypot(level, y))
  return [...target, Math.log(far), Math.atan2(x, z), Math.atan2(level, y)]
}

const heightOf = ([, y, , far, , fall]: CameraStand): number => y + Math.exp(far) * Math.cos(fall)

const within = (value: number, least: number, most: number, a: number, b: number): number =>
  Math.max(Math.min(least, a, b), Math.min(Math.max(most, a, b), value))

/**
 * On a way between two stands. What lies between two angles of less than half a turn never leads behind the
 * table's far side.
 */
export function fromStand(stand: CameraStand, start: CameraStand, end: CameraStand): ShotPose {
  const [x, y, z, far] = stand
  const round = within(stand[4], -limits.round, limits.round, start[4], end[4])
  const fall = within(stand[5], limits.above, limits.down, start[5], end[5])
  const level = Math.exp(far) * Math.sin(fall)
  const floor = Math.min(limits.low, heightOf(start), heightOf(end))
  const high = y + Math.exp(far) * Math.cos(fall)
  return {
    position: [x + level * Math.sin(round), Math.max(floor, high), z + level * Math.cos(round)],
    target: [x, y, z],
  }
}

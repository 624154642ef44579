/** Cameras that stand round a place: always on the players' side of the table, which is the line no cut crosses. */
import type { Triple } from '../../physics/types.ts'
import type { CameraPose } from '../../scenes/contract.ts'
import { tableLens } from '../../scenes/table/shots.ts'

/** Radians round the upright, 0 from the players' side, within which every camera of the house stands. */
export const farthestRound = 0.85

interface Orbit {
  /** Half the height of what must be in the picture (cm). */
  readonly radius: number
  /** Radians above the table. */
  readonly high: number
  /** Radians round the upright. */
  readonly round: number
}

const within = (round: number): number => Math.max(-farthestRound, Math.min(farthestRound, round))

export function orbit(target: Triple, { radius, high, round }: Orbit): CameraPose {
  const far = radius / Math.tan((tableLens * Math.PI) / 360)
  const level = far * Math.cos(high)
  const [x, y, z] = target
  const side = within(round)
  return {
    position: [x + level * Math.sin(side), y + far * Math.sin(high), z + level * Math.cos(side)],
    target,
  }
}

/** Where a camera stands round what it looks at; from straight above it stands nowhere round it. */
export function roundOf({ position, target }: CameraPose): number {
  return Math.atan2(position[0] - target[0], Math.max(0, position[2] - target[2]) + 1e-9)
}

/** Nobody has to turn round between two pictures: every camera looks away from the players. */
export const isOnNearSide = ({ position, target }: CameraPose): boolean =>
  position[2] >= target[2] && position[1] > 0

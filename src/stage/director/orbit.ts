/** Cameras in orbit around a place, always on the players' side of the table, so that no cut crosses the line. */
import type { Triple } from '../../physics/types.ts'
import type { CameraPose } from '../../scenes/contract.ts'
import { tableFovDegrees } from '../../scenes/table/shots.ts'

/** The largest azimuth of a camera (radians; 0 is the players' side). */
export const farthestRound = 0.85

interface Orbit {
  /** Half the height of the area in the picture (cm). */
  readonly radius: number
  /** Elevation (radians). */
  readonly high: number
  /** Azimuth (radians). */
  readonly round: number
}

const within = (round: number): number => Math.max(-farthestRound, Math.min(farthestRound, round))

export function orbit(target: Triple, { radius, high, round }: Orbit): CameraPose {
  const far = radius / Math.tan((tableFovDegrees * Math.PI) / 360)
  const level = far * Math.cos(high)
  const [x, y, z] = target
  const side = within(round)
  return {
    position: [x + level * Math.sin(side), y + far * Math.sin(high), z + level * Math.cos(side)],
    target,
  }
}

/** The azimuth of a camera (radians); 0 from straight above. */
export function roundOf({ position, target }: CameraPose): number {
  return Math.atan2(position[0] - target[0], Math.max(0, position[2] - target[2]) + 1e-9)
}

/** The camera stands on the players' side and above the table. */
export const isOnNearSide = ({ position, target }: CameraPose): boolean =>
  position[2] >= target[2] && position[1] > 0

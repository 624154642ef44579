/** A simulated camera in one window: flies as the table's does, and tells how a place on the table appears. */
import { PerspectiveCamera, Vector3 } from 'three'
import type { Triple } from '../../../../src/physics/types.ts'
import type { CameraPose } from '../../../../src/scenes/contract.ts'
import { makeFlight } from '../../../../src/scenes/table/flight.ts'
import { framed } from '../../../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera } from '../../../../src/scenes/table/shots.ts'
import { uncovered, type WindowSize } from './windows.ts'

export interface Appearance {
  /** Every point lies in the part of the picture that nothing covers. */
  readonly isSafe: boolean
  /** The larger of height and width, as a share of the picture's height. */
  readonly size: number
}

export interface Eye {
  fly(pose: CameraPose, since: number): void
  look(points: readonly Triple[], seconds: number): Appearance
}

const point = new Vector3()

export function makeEye({ picture: [wide, high] }: WindowSize): Eye {
  const aspect = wide / high
  const camera = new PerspectiveCamera(30, aspect, 1, 5000)
  fitCamera(camera, aspect)
  const flight = makeFlight()
  return {
    fly: (pose, since) => flight.go(framed(pose, fovDegreesFor(aspect), aspect), since),
    look(points, seconds) {
      const now = flight.poseAt(seconds)
      if (now) placeCamera(camera, now)
      camera.updateMatrixWorld()
      const seen = points.map((at) =>
        point
          .set(...at)
          .project(camera)
          .clone(),
      )
      const span = (axis: 'x' | 'y') =>
        Math.max(...seen.map((at) => at[axis])) - Math.min(...seen.map((at) => at[axis]))
      return {
        isSafe: seen.every(
          ({ x, y, z }) =>
            z < 1 && Math.abs(x) < uncovered.side && y < uncovered.above && y > uncovered.below,
        ),
        size: Math.max(span('y'), span('x') * aspect) / 2,
      }
    },
  }
}

/** Projects touch targets to canvas pixels. */
import { PerspectiveCamera, Vector3 } from 'three'
import type { CameraPose } from '../../../src/scenes/contract.ts'
import { framed } from '../../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera } from '../../../src/scenes/table/shots.ts'

export interface Picture {
  readonly wide: number
  readonly high: number
}

export type Pixel = readonly [number, number]

export function pixelsOf(shot: CameraPose, { wide, high }: Picture) {
  const camera = new PerspectiveCamera(30, 1, 1, 5000)
  fitCamera(camera, wide / high)
  placeCamera(camera, framed(shot, fovDegreesFor(wide / high), wide / high))
  camera.updateMatrixWorld()
  return (at: readonly [number, number, number]): Pixel => {
    const { x, y } = new Vector3(...at).project(camera)
    return [((x + 1) / 2) * wide, ((1 - y) / 2) * high]
  }
}

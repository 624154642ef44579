/** The camera's own mechanics: shots, the hand on the mouse, the window's shape; stepped once a frame. */
import CameraControls from 'camera-controls'
import {
  Box3,
  Matrix4,
  type PerspectiveCamera,
  Quaternion,
  Raycaster,
  Sphere,
  Spherical,
  Vector2,
  Vector3,
  Vector4,
} from 'three'
import type { CameraPose } from '../contract.ts'
import { isUpsideDown } from './upsideDown.ts'

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
})

export interface CameraRig {
  /** Smoothly, except for the first shot or when told to be there at once. */
  go(shot: CameraPose, atOnce: boolean): void
  hold(isHeld: boolean): void
  /** True while the camera moves. */
  step(dt: number): boolean
  dispose(): void
}

/** Seconds of a frame beyond which a flight would be a few jerks: then the camera is there at once. */
const tooLong = 0.06

/** Of camera-controls: as the hand goes, so goes the table. */
const truckSpeed = 2

export function makeRig(
  camera: PerspectiveCamera,
  element: HTMLElement,
  wake: () => void,
): CameraRig {
  const controls = new CameraControls(camera, element)
  controls.minDistance = 14
  controls.maxDistance = 260
  controls.minPolarAngle = 0.02
  controls.maxPolarAngle = 1.42
  // the players' side of the table is the line that no camera crosses
  controls.minAzimuthAngle = -1.2
  controls.maxAzimuthAngle = 1.2
  controls.dollyToCursor = true
  controls.smoothTime = 0.42
  controls.draggingSmoothTime = 0.08
  controls.restThreshold = 0.02
  controls.setBoundary(new Box3(new Vector3(-70, -2, -50), new Vector3(70, 30, 50)))
  controls.addEventListener('control', wake)
  let goal: CameraPose | null = null
  controls.addEventListener('controlstart', () => {
    const side = isUpsideDown(element) ? -1 : 1
    controls.azimuthRotateSpeed = side
    controls.polarRotateSpeed = side
    controls.truckSpeed = truckSpeed * side
    goal = null
    wake()
  })
  let isPlaced = false
  return {
    go(shot, atOnce) {
      void controls.setLookAt(...shot.position, ...shot.target, isPlaced && !atOnce)
      goal = isPlaced && !atOnce ? shot : null
      isPlaced = true
      wake()
    },
    hold(isHeld) {
      controls.enabled = !isHeld
    },
    step(dt) {
      if (dt > tooLong && goal) {
        void controls.setLookAt(...goal.position, ...goal.target, false)
        goal = null
      }
      return controls.update(dt)
    },
    dispose: () => controls.dispose(),
  }
}

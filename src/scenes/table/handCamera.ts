/** The hand's own camera: orbit, pinch and drag, eased by the machine's watch; it is in no film. */
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
import type { ShotPose } from './stand.ts'
import { isUpsideDown } from '../upsideDown.ts'

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
})

export interface HandCamera {
  /** Where the script has put the camera: a hand takes it from there. */
  follow(pose: ShotPose): void
  /** Where the hand has led it. */
  pose(): ShotPose
  hold(isHeld: boolean): void
  /** True while the camera moves. */
  step(dt: number): boolean
  dispose(): void
}

/** Of camera-controls: as the hand goes, so goes the table. */
const truckSpeed = 2

/** `taken` is told whenever a hand moves the camera. */
export function makeHandCamera(
  camera: PerspectiveCamera,
  element: HTMLElement,
  taken: () => void,
): HandCamera {
  const controls = new CameraControls(camera, element)
  controls.minDistance = 14
  controls.maxDistance = 260
  controls.minPolarAngle = 0.003
  controls.maxPolarAngle = 1.42
  // the players' side of the table is the line that no camera crosses
  controls.minAzimuthAngle = -1.2
  controls.maxAzimuthAngle = 1.2
  controls.dollyToCursor = true
  controls.smoothTime = 0.42
  controls.draggingSmoothTime = 0.08
  controls.restThreshold = 0.02
  controls.setBoundary(new Box3(new Vector3(-70, -2, -50), new Vector3(70, 30, 50)))
  controls.addEventListener('control', taken)
  controls.addEventListener('controlstart', () => {
    const side = isUpsideDown(element) ? -1 : 1
    controls.azimuthRotateSpeed = side
    controls.polarRotateSpeed = side
    controls.truckSpeed = truckSpeed * side
  })
  const target = new Vector3()
  return {
    follow({ position, target }) {
      void controls.setLookAt(...position, ...target, false)
    },
    pose() {
      controls.getTarget(target, false)
      const { x, y, z } = camera.position
      return { position: [x, y, z], target: [target.x, target.y, target.z] }
    },
    hold(isHeld) {
      controls.enabled = !isHeld
    },
    step: (dt) => controls.update(dt),
    dispose: () => controls.dispose(),
  }
}

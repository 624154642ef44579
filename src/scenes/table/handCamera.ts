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
/** Round and down (radians) and out (cm): never behind the table, nor so low or far that it cannot be read. */
const limits = { round: 0.85, down: 1.24, near: 16, far: 170, more: 1.25 } as const

/** `taken` is told whenever a hand moves the camera. */
export function makeHandCamera(
  camera: PerspectiveCamera,
  element: HTMLElement,
  taken: () => void,
): HandCamera {
  const controls = new CameraControls(camera, element)
  controls.minDistance = limits.near
  controls.maxDistance = limits.far
  controls.minPolarAngle = 0.003
  controls.maxPolarAngle = limits.down
  // the players' side of the table is the line that no camera crosses
  controls.minAzimuthAngle = -limits.round
  controls.maxAzimuthAngle = limits.round
  controls.dollyToCursor = true
  controls.smoothTime = 0.42
  controls.draggingSmoothTime = 0.08
  controls.restThreshold = 0.02
  controls.setBoundary(new Box3(new Vector3(-55, -2, -40), new Vector3(55, 20, 36)))
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
      // a narrow window has its cameras further away
      const apart = Math.hypot(...position.map((at, i) => at - (target[i] ?? 0)))
      controls.maxDistance = Math.max(limits.far, apart * limits.more)
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

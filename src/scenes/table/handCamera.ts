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
  /** How far a hand may lead it. */
  limit(to: CameraReach): void
  /** True while the camera moves. */
  step(dt: number): boolean
  dispose(): void
}

/** Of camera-controls: as the hand goes, so goes the table. */
const truckSpeed = 2
/** At the table; before it, where the room has no fourth wall; or anywhere in the room. */
export type CameraReach = 'table' | 'front' | 'room'

/**
 * Round and down (radians) and out (cm). At the table never behind it, nor so low or far that it cannot be read:
 * the players' side is the line that no camera crosses. Whoever looks for a picture may.
 */
const limits = {
  table: { round: 0.85, down: 1.24, near: 16, far: 170 },
  front: { round: 1.35, down: 1.5, near: 5, far: 170 },
  room: { round: Infinity, down: 1.5, near: 5, far: 170 },
} as const
/** A narrow window has its cameras further away: a little more than that is left to the hand. */
const more = 1.25

/** `taken` is told whenever a hand moves the camera. */
export function makeHandCamera(
  camera: PerspectiveCamera,
  element: HTMLElement,
  taken: () => void,
): HandCamera {
  const controls = new CameraControls(camera, element)
  controls.minPolarAngle = 0.003
  const limit = (to: CameraReach) => {
    const { round, down, near, far } = limits[to]
    controls.minDistance = near
    controls.maxDistance = far
    controls.maxPolarAngle = down
    controls.minAzimuthAngle = -round
    controls.maxAzimuthAngle = round
  }
  limit('table')
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
      const apart = Math.hypot(...position.map((at, i) => at - (target[i] ?? 0)))
      controls.maxDistance = Math.max(limits.table.far, apart * more)
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
    limit,
    step: (dt) => controls.update(dt),
    dispose: () => controls.dispose(),
  }
}

/** Camera controls for mouse and touch: orbit, pinch zoom and pan, damped by frame time. Films do not use them. */
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
import type { ShotPose } from './sphericalPose.ts'
import { isUpsideDown } from '../upsideDown.ts'

CameraControls.install({
  THREE: { Box3, Matrix4, Quaternion, Raycaster, Sphere, Spherical, Vector2, Vector3, Vector4 },
})

export interface ManualCamera {
  /** Sets the controls to the scripted camera's pose, from which a drag continues. */
  follow(pose: ShotPose): void
  /** The pose to which the person has moved the camera. */
  pose(): ShotPose
  hold(isHeld: boolean): void
  /** Sets the range of the controls. */
  limit(to: CameraReach): void
  /** True while the camera moves. */
  step(dt: number): boolean
  dispose(): void
}

/** Pan speed of camera-controls at which the table follows the pointer one to one. */
const truckSpeed = 2
/**
 * Range of the controls: `table` keeps the table readable, `front` is for a room modelled without its fourth wall,
 * `room` allows all round it.
 */
export type CameraReach = 'table' | 'front' | 'room'

/**
 * Largest azimuth and polar angle (radians), and distances (cm). At the table the camera stays on the players' side,
 * high and near enough to read faces; photo mode allows more.
 */
const limits = {
  table: { round: 0.85, down: 1.24, near: 16, far: 170 },
  front: { round: 1.35, down: 1.5, near: 5, far: 170 },
  room: { round: Infinity, down: 1.5, near: 5, far: 170 },
} as const
/** Scripted shots are farther away in narrow windows; the controls may zoom out by this factor beyond them. */
const zoomOutFactor = 1.25

/** `onTaken` is called whenever a person moves the camera. */
export function makeManualCamera(
  camera: PerspectiveCamera,
  element: HTMLElement,
  onTaken: () => void,
): ManualCamera {
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
  controls.addEventListener('control', onTaken)
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
      controls.maxDistance = Math.max(limits.table.far, apart * zoomOutFactor)
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

/** Checks that cameras show their promised spots at every window shape, and that one shows each prompt and cue. */
import { PerspectiveCamera, Vector3 } from 'three'
import type { Triple } from '../../../src/physics/types.ts'
import type { Cue } from '../../../src/scenes/board/plan.ts'
import { nextTouches, commandTouches } from '../../../src/scenes/board/touch.ts'
import type { CameraPose } from '../../../src/scenes/contract.ts'
import { framed } from '../../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera } from '../../../src/scenes/table/shots.ts'
import { insist } from '../failure.ts'
import type { Position } from './types.ts'

const shapes = [0.6, 1, 16 / 9, 3.3]
const usual = 16 / 9
/** Share of half the window within which a promised spot must lie. */
const within = 0.99

const eyes = new WeakMap<CameraPose, Map<number, PerspectiveCamera>>()

function eyeOf(shot: CameraPose, shape: number): PerspectiveCamera {
  const known = eyes.get(shot) ?? new Map<number, PerspectiveCamera>()
  eyes.set(shot, known)
  const eye = known.get(shape) ?? new PerspectiveCamera(30, 1, 1, 5000)
  if (known.has(shape)) return eye
  fitCamera(eye, shape)
  placeCamera(eye, framed(shot, fovDegreesFor(shape), shape))
  eye.updateMatrixWorld()
  known.set(shape, eye)
  return eye
}

const point = new Vector3()

function isSeen(shot: CameraPose, shape: number, where: Triple): boolean {
  const { x, y, z } = point.set(...where).project(eyeOf(shot, shape))
  return Math.abs(x) < within && Math.abs(y) < within && z < 1
}

/** Runs once per viewer and match, since a scene's cameras do not depend on the position. */
export function checkCameras({ scene, viewer }: Position): void {
  const cameras = scene.cameras(viewer)
  for (const name of ['seat', 'above'])
    insist(cameras[name], 'cameras', () => `there is no camera ${name}`)
  for (const [name, shot] of Object.entries(cameras)) {
    const { shows } = shot
    insist(shot.position[1] > 0, 'cameras', () => `${name} looks from under the table`)
    for (const shape of shows ? shapes : []) {
      const corners = (shows?.parts ?? [shows]).flatMap((part) =>
        (part?.x ?? []).flatMap((x) => (part?.z ?? []).map((z): Triple => [x, shows?.y ?? 0, z])),
      )
      const isWhole = corners.every((corner) => isSeen(shot, shape, corner))
      insist(isWhole, 'cameras', () => `${name} does not show what it promises at ${shape}`)
    }
  }
}

/** Everything that may be touched is visible from the camera that `attention` names. */
export function checkAttention({ scene, viewer, view, acting, arranged }: Position): void {
  const name = scene.attention(view, acting)
  const shot = scene.cameras(viewer)[name]
  if (!shot) return insist(name === 'tray', 'cameras', () => `attention asks for ${name}`)
  const reached = commandTouches(acting, (command, seat) => scene.picks(command, view, seat))
  for (const id of nextTouches(reached, [])) {
    const pose = arranged.things.get(id) ?? arranged.spots.get(id)
    if (!pose) continue
    for (const shape of shapes) {
      const isThere = isSeen(shot, shape, pose.at)
      insist(isThere, 'cameras', () => `${id} is asked for and not seen from ${name} at ${shape}`)
    }
  }
}

export function checkCuesSeen({ scene, viewer }: Position, cues: readonly Cue[]): void {
  const shots = Object.values(scene.cameras(viewer))
  for (const { name, where } of cues) {
    const isThere = shots.some((shot) => isSeen(shot, usual, where))
    insist(isThere, 'cues', () => `no camera sees where ${name} happens`)
  }
}

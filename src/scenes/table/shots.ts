/** Fits shots that are composed for 16:9 into any window, and defines the shots that every table has. */
import type { PerspectiveCamera } from 'three'
import type { Tray } from '../../shapes/trays.ts'
import type { CameraPose } from '../contract.ts'
import { trayTurn } from '../throw/places.ts'

/** Vertical field of view (degrees) at 16:9 and wider. */
export const tableFovDegrees = 34
const madeFor = 16 / 9

/** Vertical field of view (degrees): a narrower window keeps a shot's width and shows more above and below. */
export function fovDegreesFor(aspect: number): number {
  if (aspect >= madeFor) return tableFovDegrees
  const half = Math.tan((tableFovDegrees * Math.PI) / 360) * (madeFor / aspect)
  return (Math.atan(half) * 360) / Math.PI
}

/** Shot of the tray from the thrower's side, near enough to read every face; the shelf is on its near side. */
export function trayShot([x, z]: readonly [number, number], tray: Tray, scale = 1): CameraPose {
  const isTurned = trayTurn(tray) !== 0
  const halves = [tray.halfX * scale, tray.halfZ * scale] as const
  const [wide, deep] = isTurned ? [halves[1], halves[0]] : halves
  const shelf = 4 * scale
  return {
    position: [x, 1.5, z + 1],
    target: [x, 0, z],
    shows: isTurned
      ? { x: [x - wide - shelf, x + wide + 1.5], z: [z - deep - 2.5, z + deep + 1] }
      : { x: [x - wide - 1.5, x + wide + 1.5], z: [z - deep - 1, z + deep + shelf] },
  }
}

/** Shots of the table without a game's scene. */
export const bareShots: Readonly<Record<string, CameraPose>> = {
  seat: { position: [0, 86, 108], target: [0, 0, -12] },
  above: { position: [0, 150, 1], target: [0, 0, 0] },
  place: { position: [-58, 54, 150], target: [6, 14, -60] },
}

/** Moves a camera to a shot without a flight. */
export function placeCamera(camera: PerspectiveCamera, shot: CameraPose): void {
  camera.position.set(...shot.position)
  camera.lookAt(...shot.target)
}

export function fitCamera(camera: PerspectiveCamera, aspect: number): void {
  camera.aspect = aspect
  camera.fov = fovDegreesFor(aspect)
  camera.updateProjectionMatrix()
}

/** Looks up a shot by name: the scene's own, the tray's, or one that every table has. */
export function shotFor(
  name: string,
  own: Readonly<Record<string, CameraPose>> | null,
  tray: CameraPose,
): CameraPose {
  const found = own?.[name]
  if (found) return found
  if (name === 'tray') return tray
  return bareShots[name] ?? own?.['seat'] ?? (bareShots['seat'] as CameraPose)
}

/** Projected sizes of what a question asks to touch, in pixels of the picture. */
import { Vector3 } from 'three'
import { targetsOf } from '../../src/scenes/board/hit.ts'
import { pointOn } from '../../src/scenes/board/pose.ts'
import { commandTouches, nextTouches } from '../../src/scenes/board/touch.ts'
import type { CameraPose } from '../../src/scenes/contract.ts'
import type { Position } from '../kit/scene/types.ts'
import { eyeFor, type PictureSize } from './sceneShare.ts'

/** The shorter side (px) of the smallest target that may be touched next; null if the question touches nothing. */
export function smallestTouch(
  { scene, things, arranged, acting, view }: Position,
  shot: CameraPose,
  size: PictureSize,
): number | null {
  const eye = eyeFor(shot, size)
  const touchable = nextTouches(
    commandTouches(acting, (command, seat) => scene.picks(command, view, seat)),
    [],
  )
  const targets = targetsOf(things, scene.setting.spots, arranged, scene.setting.bodies)
  const sides = targets.flatMap(({ id, pose, reach, high }) => {
    if (!touchable.has(id)) return []
    const [halfX, halfZ] =
      reach.kind === 'round' ? [reach.radius, reach.radius] : [reach.halfX, reach.halfZ]
    const corners = [-1, 1].flatMap((x) =>
      [-1, 1].map((z) => new Vector3(...pointOn(pose, x * halfX, high, z * halfZ)).project(eye)),
    )
    const spread = (values: readonly number[], pixels: number): number =>
      ((Math.max(...values) - Math.min(...values)) / 2) * pixels
    const wide = spread(
      corners.map(({ x }) => x),
      size.wide,
    )
    const deep = spread(
      corners.map(({ y }) => y),
      size.high,
    )
    return [Math.min(wide, deep)]
  })
  return sides.length === 0 ? null : Math.round(Math.min(...sides))
}

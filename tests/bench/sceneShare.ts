/** Shares of a picture that show things, empty marble and the room, computed by rays without a renderer. */
import { PerspectiveCamera, Vector3 } from 'three'
import type { Triple } from '../../src/physics/types.ts'
import { type Pose, seenFrom } from '../../src/scenes/board/pose.ts'
import type { Body } from '../../src/scenes/board/thing.ts'
import type { CameraPose } from '../../src/scenes/contract.ts'
import { framed } from '../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera } from '../../src/scenes/table/shots.ts'
import { reachOnTop, wholeTop } from '../../src/shapes/tableTop.ts'
import { blocksOf, trayOf } from '../kit/scene/room.ts'
import type { Position } from '../kit/scene/types.ts'

/** Size of a picture in CSS pixels. */
export interface PictureSize {
  readonly wide: number
  readonly high: number
}

export interface Shares {
  readonly things: number
  readonly marble: number
  readonly room: number
}

interface Solid {
  readonly pose: Pose
  readonly body: Body
}

/** Columns of the grid of rays. */
const columns = 80

export function eyeFor(shot: CameraPose, { wide, high }: PictureSize): PerspectiveCamera {
  const eye = new PerspectiveCamera(30, 1, 1, 5000)
  const aspect = wide / high
  fitCamera(eye, aspect)
  placeCamera(eye, framed(shot, fovDegreesFor(aspect), aspect))
  eye.updateMatrixWorld()
  return eye
}

/** Slab test of a ray against the body's oriented bounding box. */
function isHit(from: Triple, through: Triple, { pose, body }: Solid): boolean {
  const start = seenFrom(pose, from)
  const end = seenFrom(pose, through)
  const halves = [
    [-body.halfX, body.halfX],
    [0, body.high],
    [-body.halfZ, body.halfZ],
  ] as const
  let [enter, leave] = [0, Infinity]
  for (const [axis, [low, top]] of halves.entries()) {
    const [at, way] = [start[axis] ?? 0, (end[axis] ?? 0) - (start[axis] ?? 0)]
    if (Math.abs(way) < 1e-9) {
      if (at < low || at > top) return false
      continue
    }
    const [a, b] = [(low - at) / way, (top - at) / way]
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
  }
  return enter <= leave
}

export function sharesOf(position: Position, shot: CameraPose, size: PictureSize): Shares {
  const eye = eyeFor(shot, size)
  const solids: readonly Solid[] = [...blocksOf(position), ...trayOf(position)]
  const rows = Math.round((columns * size.high) / size.wide)
  const from = eye.position.toArray() as Triple
  const through = new Vector3()
  const counts = { things: 0, marble: 0, room: 0 }
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      through.set(((column + 0.5) / columns) * 2 - 1, 1 - ((row + 0.5) / rows) * 2, 0)
      const aim = through.unproject(eye).toArray() as Triple
      const fall = from[1] - aim[1]
      const [x, z] = [0, 2].map((axis) => {
        const [a, b] = [from[axis] ?? 0, aim[axis] ?? 0]
        return a + ((b - a) * from[1]) / fall
      })
      if (solids.some((solid) => isHit(from, aim, solid))) counts.things += 1
      else if (fall > 0 && reachOnTop(x ?? 0, z ?? 0, position.scene.tableTop ?? wholeTop) < 1)
        counts.marble += 1
      else counts.room += 1
    }
  }
  const all = columns * rows
  return { things: counts.things / all, marble: counts.marble / all, room: counts.room / all }
}

/** Renders all things of one look as instanced meshes and updates their matrices, tints and atlas cells. */
import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import { normalsOf } from '../../shapes/pieces.ts'
import { bringing, compose } from '../../physics/rotation.ts'
import { copiesOf, type ModelPart } from '../pieces/copies.ts'
import { hidePieces } from './above.ts'
import { castFor, castsShadow } from './caster.ts'
import { pointOn } from './pose.ts'
import type { Posed } from './poseAt.ts'
import { type BoardTexture, showFace } from './print.ts'
import type { Body, Look } from './thing.ts'

export interface LookCopies {
  /** Null if the instances live in a shared crowd mesh. */
  readonly group: Group | null
  readonly room: number
  /**
   * True if a face comes from the print's atlas, which may be redrawn: then `show` must run even
   * when nothing moved.
   */
  readonly isPrinted: boolean
  show(posed: readonly Posed[]): void
  dispose(): void
}

const [place, turn, size, matrix, tint] = [
  new Vector3(),
  new Quaternion(),
  new Vector3(),
  new Matrix4(),
  new Color(),
]
const up = [0, 1, 0] as const
const noShift = [0, 0, 0] as const

/** Same object identity means same pose: resting things keep their `Pose` object from frame to frame. */
export const isSameStand = (a: Posed, b: Posed): boolean =>
  a.pose === b.pose && a.size === b.size && a.look === b.look

/** A die's pose is given at its foot, its model around its centre; the face number decides its rotation. */
export function matrixOf({ pose, look, size: share }: Posed, body: Body): Matrix4 {
  const { piece, shift = piece ? ([0, body.high / 2, 0] as const) : noShift } = body
  const isThrown = piece !== undefined && typeof look.face === 'number'
  const shown = isThrown ? (normalsOf(piece)[look.face] ?? up) : up
  turn.set(...(isThrown ? compose(pose.turn, bringing(shown, up)) : pose.turn))
  const [x, y, z] = shift
  place.set(...pointOn(pose, x * share, y * share, z * share))
  return matrix.compose(place, turn, size.setScalar(share))
}

/** With a `caster`, only that casts shadows; undefined: each mesh casts its own; null: no shadow. */
export interface OwnCopies extends LookCopies {
  readonly group: Group
}

export function makeLookCopies(
  parts: readonly ModelPart[],
  body: Body,
  room: number,
  print: BoardTexture | null,
  caster?: BufferGeometry | null,
): OwnCopies {
  const group = new Group()
  /**
   * Depth-only copies and shadow casters; they share the first mesh's instance matrices and copy
   * its `count`.
   */
  const followers: InstancedMesh[] = []
  const meshes = parts.map((part) => {
    const mesh = copiesOf(part, room)
    mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    mesh.frustumCulled = false
    mesh.castShadow = caster === undefined && castsShadow(body, part.geometry)
    if (body.hides) {
      const hider = hidePieces(mesh)
      if (hider instanceof InstancedMesh) followers.push(hider)
    }
    group.add(mesh)
    return mesh
  })
  if (caster && meshes[0]) {
    const mesh = castFor(meshes[0], caster)
    followers.push(mesh)
    group.add(mesh)
  }
  let shown: readonly Posed[] = []
  const pose = (at: number, one: Posed) => {
    matrixOf(one, body)
    for (const mesh of meshes) mesh.setMatrixAt(at, matrix)
  }
  const tone = (at: number, { colour }: Look) => {
    for (const mesh of meshes) {
      if (colour === undefined && !mesh.instanceColor) continue
      mesh.setColorAt(at, tint.set(colour ?? '#fff'))
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
    }
  }
  return {
    group,
    room,
    isPrinted: print !== null && meshes.some(({ geometry }) => geometry.hasAttribute('aCell')),
    show(posed) {
      let haveMoved = false
      posed.forEach((one, at) => {
        const before = shown[at]
        if (!before || !isSameStand(before, one)) {
          pose(at, one)
          haveMoved = true
        }
        if (one.look !== before?.look) tone(at, one.look)
        const { face } = one.look
        // always written, because the atlas cell may have changed since the last call
        if (print && face !== undefined)
          for (const mesh of meshes) showFace(mesh, at, print.cellOf(face))
      })
      shown = posed
      for (const mesh of meshes) {
        mesh.count = posed.length
        if (haveMoved) mesh.instanceMatrix.needsUpdate = true
      }
      for (const follower of followers) follower.count = posed.length
    },
    dispose() {
      for (const { geometry, material, hasOwnMaterial } of parts) {
        geometry.dispose()
        if (hasOwnMaterial) material.dispose()
      }
      caster?.dispose()
      for (const mesh of meshes) mesh.dispose()
    },
  }
}

/** Dice and sticks as instanced meshes, one for each look; a piece is a slot that is posed and tinted. */
import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  Quaternion,
  Vector3,
} from 'three'
import type { Piece } from '../../kernel/chance.ts'
import type { Quality } from '../contract.ts'
import { loadModel } from '../load.ts'
import { makeMaterial, plainGeometry, recipeFor } from '../materials/index.ts'
import { sizes } from '../../physics/sizes.ts'
import { lookOf } from './looks.ts'

/** The physics' pose: place, then rotation, seven numbers. */
export type Pose = Float32Array

export interface Pool {
  readonly group: Group
  /** One slot for each piece, in order. */
  set(index: number, pose: Pose, light: number): void
  flush(): void
  dispose(): void
}

const matrix = new Matrix4()
const place = new Vector3()
const turn = new Quaternion()
const unit = new Vector3(1, 1, 1)
const tint = new Color()

function firstMesh(root: { children: readonly unknown[] }): Mesh | null {
  for (const child of root.children) {
    if (child instanceof Mesh) return child
    const deeper = firstMesh(child as { children: readonly unknown[] })
    if (deeper) return deeper
  }
  return null
}

interface Look {
  readonly mesh: InstancedMesh
  wear(geometry: BufferGeometry, material: Material): void
}

function makeLook(piece: Piece, count: number, tier: Quality): Look {
  const { half } = sizes[piece.kind]
  const plain: BufferGeometry = new BoxGeometry(half[0] * 2, half[1] * 2, half[2] * 2)
  const mesh = new InstancedMesh(plain, makeMaterial('resin', tier), count)
  // nothing is shown in place of the model: a blank cube would be a die without a face
  mesh.visible = false
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  for (let i = 0; i < count; i += 1) mesh.setColorAt(i, tint.set(1, 1, 1))
  return {
    mesh,
    wear(geometry, material) {
      mesh.geometry.dispose()
      mesh.geometry = geometry
      mesh.material = material
      mesh.visible = true
    },
  }
}

export function makePool(pieces: readonly Piece[], tier: Quality, arrived: () => void): Pool {
  const group = new Group()
  const slots: { mesh: InstancedMesh; at: number }[] = []
  const looks = new Map<string, Look>()
  let isGone = false
  const names = pieces.map(lookOf)
  pieces.forEach((piece, index) => {
    const name = names[index] ?? ''
    let look = looks.get(name)
    if (!look) {
      look = makeLook(piece, names.filter((other) => other === name).length, tier)
      looks.set(name, look)
      group.add(look.mesh)
      const made = look
      void loadModel(name).then((root) => {
        const found = firstMesh(root)
        if (!found || isGone) return
        const baked = Array.isArray(found.material) ? found.material[0] : found.material
        const recipe = recipeFor(baked?.name ?? '') ?? 'resin'
        made.wear(plainGeometry(found), makeMaterial(recipe, tier))
        arrived()
      })
    }
    const at = slots.filter((slot) => slot.mesh === look.mesh).length
    slots.push({ mesh: look.mesh, at })
  })
  return {
    group,
    set(index, pose, light) {
      const slot = slots[index]
      if (!slot) return
      place.set(pose[0] ?? 0, pose[1] ?? 0, pose[2] ?? 0)
      turn.set(pose[3] ?? 0, pose[4] ?? 0, pose[5] ?? 0, pose[6] ?? 1)
      slot.mesh.setMatrixAt(slot.at, matrix.compose(place, turn, unit))
      slot.mesh.setColorAt(slot.at, tint.setScalar(light))
    },
    flush() {
      for (const { mesh } of looks.values()) {
        mesh.instanceMatrix.needsUpdate = true
        if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
      }
    },
    dispose() {
      isGone = true
      for (const { mesh } of looks.values()) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
    },
  }
}

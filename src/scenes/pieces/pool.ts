/** Instanced meshes for thrown dice and sticks, one per look; a piece is an instance with a pose and a tint. */
import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  type InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  Quaternion,
  Vector3,
} from 'three'
import type { Piece } from '../../kernel/chance.ts'
import { writeIntoBuffer } from './writeIntoBuffer.ts'
import type { Quality } from '../contract.ts'
import { loadModel } from '../load.ts'
import { makeMaterial, plainGeometry, type RecipeName, recipeFor } from '../materials/index.ts'
import { share } from '../shared.ts'
import { pieceModelOf } from './looks.ts'

/** Pose as the physics stores it: position and quaternion, seven numbers. */
export type PackedPose = Float32Array

export interface Pool {
  readonly group: Group
  /** `index` is the piece's place in the list given to `makePool`. */
  set(index: number, pose: PackedPose, light: number): void
  /** Uploads changed instances; true if any piece has moved. */
  flush(): boolean
  dispose(): void
}

const matrix = new Matrix4()
const place = new Vector3()
const turn = new Quaternion()
const unit = new Vector3(1, 1, 1)
const tint = new Color()
const tone = [0, 0, 0]

interface Slot {
  readonly mesh: InstancedMesh
  readonly at: number
}

function firstMesh(root: { children: readonly unknown[] }): Mesh | null {
  for (const child of root.children) {
    if (child instanceof Mesh) return child
    const deeper = firstMesh(child as { children: readonly unknown[] })
    if (deeper) return deeper
  }
  return null
}

interface Body {
  readonly geometry: BufferGeometry
  readonly recipe: RecipeName
}

const bodyCache = new Map<string, Promise<Body>>()

/** Cached and shared by all pools, since pools are made for every throw. */
function bodyOf(name: string): Promise<Body> {
  const known = bodyCache.get(name)
  if (known) return known
  const coming = loadModel(name).then((root): Body => {
    const found = firstMesh(root)
    if (!found) throw new Error(`nothing to see in ${name}`)
    const baked = Array.isArray(found.material) ? found.material[0] : found.material
    const geometry = share(plainGeometry(found))
    return { geometry, recipe: recipeFor(baked?.name ?? '') ?? 'resin' }
  })
  bodyCache.set(name, coming)
  coming.catch(() => bodyCache.delete(name))
  return coming
}

const emptyGeometry = share(new BufferGeometry())

function makeLook(count: number, tier: Quality): InstancedMesh {
  const mesh = new InstancedMesh(emptyGeometry, makeMaterial('resin', tier, 'tinted'), count)
  // stays invisible until the model has loaded; a placeholder cube would look like a blank die
  mesh.visible = false
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  for (let i = 0; i < count; i += 1) mesh.setColorAt(i, tint.set(1, 1, 1))
  return mesh
}

/** `warm` compiles a look's shaders before it is shown; `arrived` is called after that. */
export function makePool(
  pieces: readonly Piece[],
  tier: Quality,
  warm: (mesh: InstancedMesh) => Promise<void>,
  arrived: () => void,
): Pool {
  const group = new Group()
  const slots: Slot[] = []
  const looks = new Map<string, InstancedMesh>()
  const moved = new Set<InstancedMesh>()
  const toned = new Set<InstancedBufferAttribute>()
  let isGone = false
  const loadLook = async (name: string, mesh: InstancedMesh) => {
    const { geometry, recipe } = await bodyOf(name)
    mesh.geometry = geometry
    mesh.material = makeMaterial(recipe, tier, 'tinted')
    if (!isGone) await warm(mesh)
    if (isGone) return
    mesh.visible = true
    arrived()
  }
  const names = pieces.map((piece) => pieceModelOf(piece, tier))
  for (const name of names) {
    let mesh = looks.get(name)
    if (!mesh) {
      mesh = makeLook(names.filter((other) => other === name).length, tier)
      looks.set(name, mesh)
      group.add(mesh)
      // the model loader reports a missing model; its pieces stay invisible until the canvas is
      // remade
      loadLook(name, mesh).catch(() => undefined)
    }
    slots.push({ mesh, at: slots.filter((slot) => slot.mesh === mesh).length })
  }
  return {
    group,
    set(index, pose, light) {
      const slot = slots[index]
      if (!slot) return
      place.set(pose[0] ?? 0, pose[1] ?? 0, pose[2] ?? 0)
      turn.set(pose[3] ?? 0, pose[4] ?? 0, pose[5] ?? 0, pose[6] ?? 1)
      const { mesh, at } = slot
      const { instanceMatrix, instanceColor } = mesh
      matrix.compose(place, turn, unit)
      if (writeIntoBuffer(instanceMatrix.array, at * 16, matrix.elements)) moved.add(mesh)
      tint.setScalar(light).toArray(tone)
      if (instanceColor && writeIntoBuffer(instanceColor.array, at * 3, tone))
        toned.add(instanceColor)
    },
    flush() {
      for (const { instanceMatrix } of moved) instanceMatrix.needsUpdate = true
      for (const colours of toned) colours.needsUpdate = true
      toned.clear()
      const haveMoved = moved.size > 0
      moved.clear()
      return haveMoved
    },
    dispose() {
      isGone = true
      for (const mesh of looks.values()) mesh.dispose()
    },
  }
}

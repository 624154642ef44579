/** Splits a loaded model into parts by material, ready for instancing. */
import { type BufferGeometry, InstancedMesh, type Material, Mesh, type Object3D } from 'three'
import type { Quality } from '../contract.ts'
import { loadModel } from '../load.ts'
import { makeMaterial, plainGeometry, recipeFor, type Worn } from '../materials/index.ts'

/** Geometry (cm) of one material of a model. */
export interface ModelPart {
  readonly geometry: BufferGeometry
  readonly material: Material
  /** True if the material was made for this part and must be disposed with it; others are shared. */
  readonly hasOwnMaterial?: boolean
}

function meshesOf(root: Object3D): Mesh[] {
  const found: Mesh[] = []
  root.traverse((thing) => {
    if (thing instanceof Mesh) found.push(thing)
  })
  return found
}

/** `part` names a node inside the model; null takes the whole model. The caller disposes the geometries. */
export async function loadModelParts(
  model: string,
  part: string | null,
  tier: Quality,
  worn: Worn = 'alone',
): Promise<readonly ModelPart[]> {
  const root = await loadModel(model)
  const whole = (part === null ? root : root.getObjectByName(part)) ?? root
  return meshesOf(whole).flatMap((mesh) => {
    const baked = Array.isArray(mesh.material) ? mesh.material[0] : mesh.material
    const recipe = recipeFor(baked?.name ?? '')
    if (!recipe) return []
    return [{ geometry: plainGeometry(mesh), material: makeMaterial(recipe, tier, worn) }]
  })
}

export function copiesOf({ geometry, material }: ModelPart, count: number): InstancedMesh {
  const copies = new InstancedMesh(geometry, material, count)
  copies.castShadow = true
  copies.receiveShadow = true
  return copies
}

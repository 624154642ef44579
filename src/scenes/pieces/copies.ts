/** Many equal things from one loaded model: an instanced mesh for each of its materials. */
import { Group, InstancedMesh, type Matrix4, Mesh, type Object3D } from 'three'
import type { Quality } from '../contract.ts'
import { loadModel } from '../load.ts'
import { makeMaterial, plainGeometry, recipeFor } from '../materials/index.ts'

export interface Copies {
  readonly group: Group
  dispose(): void
}

function meshesOf(root: Object3D): Mesh[] {
  const found: Mesh[] = []
  root.traverse((thing) => {
    if (thing instanceof Mesh) found.push(thing)
  })
  return found
}

/** `part` is a name inside the model; without it the whole model is copied. */
export async function makeCopies(
  model: string,
  part: string | null,
  places: readonly Matrix4[],
  tier: Quality,
): Promise<Copies> {
  const root = await loadModel(model)
  const whole = (part === null ? root : root.getObjectByName(part)) ?? root
  const group = new Group()
  for (const mesh of meshesOf(whole)) {
    const baked = Array.isArray(mesh.material) ? mesh.material[0] : mesh.material
    const recipe = recipeFor(baked?.name ?? '')
    if (!recipe) continue
    const copies = new InstancedMesh(plainGeometry(mesh), makeMaterial(recipe, tier), places.length)
    places.forEach((place, i) => copies.setMatrixAt(i, place))
    copies.castShadow = true
    copies.receiveShadow = true
    group.add(copies)
  }
  return {
    group,
    dispose() {
      for (const child of group.children) {
        if (!(child instanceof InstancedMesh)) continue
        child.geometry.dispose()
        child.dispose()
      }
    },
  }
}

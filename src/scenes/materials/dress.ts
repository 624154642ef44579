// Replaces the baked materials of a loaded model by the shared ones, matched by name.
import { type BufferGeometry, BufferAttribute, Mesh, type Object3D } from 'three'
import { makeMaterial, makeSky, recipeFor } from './recipes.ts'
import type { MaterialTier } from './tier.ts'

/** Materials that cast no shadow: flat inlays and transparent parts. */
const castsNothing: ReadonlySet<string> = new Set(['print', 'glass', 'inlay', 'felt'])
/**
 * Mesh names of the room that cast no visible shadow: the sun is low and in front of the players,
 * to the left.
 */
const outOfViewNames = /^(lamps|back|sides|vault|floor)/

/** Materials without a recipe keep what was baked. */
export function dress(root: Object3D, tier: MaterialTier): void {
  root.traverse((thing) => {
    if (!(thing instanceof Mesh) || Array.isArray(thing.material)) return
    const name: string = thing.material.userData['baked'] ?? thing.material.name
    const recipe = recipeFor(name)
    if (name === 'sky') thing.material = makeSky(tier)
    else if (recipe) thing.material = makeMaterial(recipe, tier)
    const scenery = name === 'sky' || name === 'backdrop' || name === 'flame' || name === 'water'
    thing.castShadow = !scenery && !castsNothing.has(name) && !outOfViewNames.test(thing.name)
    thing.receiveShadow = !scenery
  })
}

/** Copies a mesh's geometry in cm, with float attributes and the node's transform applied, for instancing. */
export function plainGeometry(mesh: Mesh): BufferGeometry {
  mesh.updateWorldMatrix(true, false)
  const geometry = mesh.geometry.clone()
  for (const name of Object.keys(geometry.attributes)) {
    const from = geometry.getAttribute(name)
    const to = new Float32Array(from.count * from.itemSize)
    for (let i = 0; i < from.count; i++)
      for (let k = 0; k < from.itemSize; k++) to[i * from.itemSize + k] = from.getComponent(i, k)
    geometry.setAttribute(name, new BufferAttribute(to, from.itemSize))
  }
  return geometry.applyMatrix4(mesh.matrixWorld)
}

// Puts the shared recipes onto a loaded model, by the names that the bakery wrote.
import { type BufferGeometry, BufferAttribute, Mesh, type Object3D } from 'three'
import { makeMaterial, makeSky, recipeFor } from './recipes.ts'
import type { Tier } from './tier.ts'

/** Lies flat in stone or wood, or lets the light through. */
const flat: ReadonlySet<string> = new Set(['print', 'glass', 'inlay', 'felt'])
/** Parts of the room whose shadows fall where nobody looks: the sun is low, before the players on the left. */
const beyond = /^(lamps|back|sides|vault|floor)/

/** Swaps recipes in by material name; parts with their own picture or light keep what was baked. */
export function dress(root: Object3D, tier: Tier): void {
  root.traverse((thing) => {
    if (!(thing instanceof Mesh) || Array.isArray(thing.material)) return
    const name: string = thing.material.userData['baked'] ?? thing.material.name
    const recipe = recipeFor(name)
    if (name === 'sky') thing.material = makeSky(tier)
    else if (recipe) thing.material = makeMaterial(recipe, tier)
    const scenery = name === 'sky' || name === 'backdrop' || name === 'flame' || name === 'water'
    thing.castShadow = !scenery && !flat.has(name) && !beyond.test(thing.name)
    thing.receiveShadow = !scenery
  })
}

/** One mesh's geometry in cm with plain floats, its node's place baked in: ready for instancing. */
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

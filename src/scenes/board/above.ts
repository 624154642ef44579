/** Camera layers for pieces, occluders and shadow casters. */
import { InstancedMesh, Mesh, MeshBasicMaterial, type Object3D } from 'three'
import { share } from '../shared.ts'

/**
 * Default objects are in layer 0, and the cameras render it together with the pieces. On slow
 * machines a cached picture of layer 0 is reused and only the pieces are rendered over it
 * (`table/backgroundCache.ts`). A thing that can stand between camera and pieces sets `hides` on its body: a
 * depth-only copy of it is rendered first, so that a die behind a statue is hidden and a die in
 * front of it is not.
 */
export const renderOrders = {
  /** Dice and sticks, their marks, and the glass of the tray. */
  pieces: 1,
  /** Depth-only copies of things that hide pieces. */
  hiders: 2,
  /** Simplified meshes for the shadow map: seen by the sun, not by the cameras. */
  casters: 3,
} as const

export function inLayer(thing: Object3D, layer: number): void {
  thing.traverse((part) => part.layers.set(layer))
}

const makeDepthMaterial = () => share(new MeshBasicMaterial({ colorWrite: false }))
/** Two materials, because a plain mesh and an instanced mesh need different shader programs. */
const depthMaterials = { alone: makeDepthMaterial(), copies: makeDepthMaterial() } as const

/**
 * Adds a depth-only copy as a child, which follows the part's matrix; instanced parts also share
 * their instance matrices.
 */
export function hidePieces(part: Mesh): Mesh {
  const hider = copyOf(part)
  hider.renderOrder = -1
  hider.frustumCulled = part.frustumCulled
  inLayer(hider, renderOrders.hiders)
  part.add(hider)
  return hider
}

function copyOf(part: Mesh): Mesh {
  if (!(part instanceof InstancedMesh)) return new Mesh(part.geometry, depthMaterials.alone)
  const copies = new InstancedMesh(part.geometry, depthMaterials.copies, 0)
  copies.instanceMatrix = part.instanceMatrix
  copies.count = part.count
  return copies
}

/** Pieces are drawn above whatever stands, except for what says that it hides them. */
import { InstancedMesh, Mesh, MeshBasicMaterial, type Object3D } from 'three'
import { share } from '../shared.ts'

/**
 * Everything that stands is in layer 0; cameras see that and the pieces. Where a machine is spared, pieces are drawn
 * over a kept picture of all that stands (`table/kept.ts`). What may come between them and the camera says so
 * (`hides` of its body): an unseen copy of it leaves its depth before they are drawn, so that a die that falls
 * behind a statue is hidden by it, and one in its hands is not.
 */
export const layers = {
  /** Pieces, what is drawn round them, and the glass through which they are seen. */
  pieces: 1,
  /** Unseen copies of what hides pieces: they leave their depth alone. */
  hiders: 2,
  /** Simple forms that throw the shadows of what is seen: cameras do not see them, the sun does. */
  casters: 3,
} as const

export function inLayer(thing: Object3D, layer: number): void {
  thing.traverse((part) => part.layers.set(layer))
}

const depthAlone = () => share(new MeshBasicMaterial({ colorWrite: false }))
/** One for each program: that of a mesh, and that of instanced copies. */
const depths = { alone: depthAlone(), copies: depthAlone() } as const

/** Lets a drawn part hide pieces behind it: the copy goes where the part goes, as often as its `count` says. */
export function hidePieces(part: Mesh): Mesh {
  const hider = copyOf(part)
  hider.renderOrder = -1
  hider.frustumCulled = part.frustumCulled
  inLayer(hider, layers.hiders)
  part.add(hider)
  return hider
}

function copyOf(part: Mesh): Mesh {
  if (!(part instanceof InstancedMesh)) return new Mesh(part.geometry, depths.alone)
  const copies = new InstancedMesh(part.geometry, depths.copies, 0)
  copies.instanceMatrix = part.instanceMatrix
  copies.count = part.count
  return copies
}

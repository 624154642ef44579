/** Colours and textures that stand for what a game's own shaders paint, for exported models. */
import { InstancedMesh, type Mesh, type Texture } from 'three'

/** Left and lower edge, width and height, as shares of a texture. */
export type SkinCell = readonly [x: number, y: number, wide: number, high: number]

export interface Skin {
  readonly tint?: readonly number[]
  /** Replaces the material's colour and map; projected from above where the geometry has no UVs. */
  readonly picture?: Texture
  readonly cell?: SkinCell
}

/** Returns the skin of an instance, drawn when it is asked for. */
type Skins = (at: number) => Skin

const [skins, plain] = ['skinOf', 'plainly'] as const

/** Sets the skins of a mesh's instances. */
export function setSkins(mesh: Mesh, skinOf: Skins): void {
  mesh.userData[skins] = skinOf
}

/** Sets the mesh that replaces one which only a shader can draw. */
export function setReplacement(mesh: Mesh, make: () => Mesh): void {
  mesh.userData[plain] = make
}

export function replacementOf(mesh: Mesh): Mesh {
  const make: unknown = mesh.userData[plain]
  return typeof make === 'function' ? (make as () => Mesh)() : mesh
}

function cellOf({ geometry }: Mesh, at: number): SkinCell | null {
  const cells = geometry.getAttribute('aCell')
  if (cells?.itemSize !== 4) return null
  return [cells.getX(at), cells.getY(at), cells.getZ(at), cells.getW(at)]
}

export function skinOf(mesh: Mesh, at: number): Skin {
  const said: unknown = mesh.userData[skins]
  if (typeof said === 'function') return (said as Skins)(at)
  const cell = cellOf(mesh, at)
  const colour = mesh instanceof InstancedMesh ? mesh.instanceColor : null
  return {
    ...(cell && { cell }),
    ...(colour && { tint: [0, 1, 2].map((k) => colour.getComponent(at, k)) }),
  }
}

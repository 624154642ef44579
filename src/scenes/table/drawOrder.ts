/** Sorts draw calls by what they draw, not by ids, so that surfaces that almost coincide look the same in each film. */
import type { BufferGeometry, Material, Object3D, WebGLRenderer } from 'three'

interface DrawCall {
  readonly id: number
  readonly object: Object3D
  readonly geometry: BufferGeometry
  readonly material: Material
  readonly groupOrder: number
  readonly renderOrder: number
  readonly z: number
}

const keys = new WeakMap<Material, string>()

/** Equal for materials of one kind, so that their draw calls stay together. */
function keyOf(material: Material): string {
  const known = keys.get(material)
  if (known !== undefined) return known
  const { name, type, side, transparent, depthWrite, vertexColors } = material
  const key = [name, type, side, transparent, depthWrite, vertexColors].join(' ')
  keys.set(material, key)
  return key
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const corners = ({ geometry }: DrawCall): number => geometry.getAttribute('position')?.count ?? 0
const triangles = ({ geometry }: DrawCall): number => geometry.index?.count ?? 0

function byContent(a: DrawCall, b: DrawCall): number {
  return (
    byText(a.object.name, b.object.name) ||
    corners(a) - corners(b) ||
    triangles(a) - triangles(b) ||
    a.id - b.id
  )
}

const byOrder = (a: DrawCall, b: DrawCall): number =>
  a.groupOrder - b.groupOrder || a.renderOrder - b.renderOrder

/** Opaque things by material, then from front to back. */
export const opaqueOrder = (a: DrawCall, b: DrawCall): number =>
  byOrder(a, b) || byText(keyOf(a.material), keyOf(b.material)) || a.z - b.z || byContent(a, b)

/** Transparent things from back to front. */
export const transparentOrder = (a: DrawCall, b: DrawCall): number =>
  byOrder(a, b) || b.z - a.z || byText(keyOf(a.material), keyOf(b.material)) || byContent(a, b)

export function sortByContent(renderer: WebGLRenderer): void {
  renderer.setOpaqueSort(opaqueOrder)
  renderer.setTransparentSort(transparentOrder)
}

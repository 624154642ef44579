/** A model to take away: what stands there as one GLB, in metres, each thing and material by its name. */
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
} from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { meshesIn } from './measure.ts'

/** Metres in a centimetre: other programs read lengths as metres. */
const metre = 0.01

const kept = ['position', 'normal', 'uv', 'color'] as const

/** Plain floats, in metres, and only what any program reads. */
function geometryOf(mesh: Mesh, cell: readonly number[] | null): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const name of kept) {
    const from = mesh.geometry.getAttribute(name)
    if (!from) continue
    const values = new Float32Array(from.count * from.itemSize)
    for (let i = 0; i < from.count; i += 1)
      for (let k = 0; k < from.itemSize; k += 1)
        values[i * from.itemSize + k] = from.getComponent(i, k)
    geometry.setAttribute(name, new BufferAttribute(values, from.itemSize))
  }
  const { index, drawRange } = mesh.geometry
  if (index) {
    const count = Math.min(index.count, drawRange.count)
    geometry.setIndex(Array.from({ length: count }, (_, i) => index.getX(i)))
  }
  if (cell) printCell(geometry, cell)
  return geometry.scale(metre, metre, metre)
}

/** A printed copy shows its own cell of the picture. */
function printCell(
  geometry: BufferGeometry,
  [x = 0, y = 0, wide = 1, high = 1]: readonly number[],
): void {
  const uv = geometry.getAttribute('uv')
  if (!uv) return
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, x + uv.getX(i) * wide, y + uv.getY(i) * high)
}

/** Everything lit becomes the plain physical material that the format knows; its light is the reader's own. */
function materialOf(material: Material, tint: readonly number[] | null): MeshStandardMaterial {
  const from = material as Partial<MeshStandardMaterial>
  const made = new MeshStandardMaterial({
    name: material.name || 'print',
    ...(from.color && { color: from.color }),
    ...(from.map && { map: from.map }),
    ...(from.normalMap && { normalMap: from.normalMap }),
    roughness: from.roughness ?? 0.9,
    metalness: from.metalness ?? 0,
    vertexColors: material.vertexColors,
    transparent: material.transparent,
    opacity: material.opacity,
    side: material.side,
  })
  if (from.normalScale) made.normalScale.copy(from.normalScale)
  if (tint) made.color.multiply(made.color.clone().setRGB(tint[0] ?? 1, tint[1] ?? 1, tint[2] ?? 1))
  return made
}

function inMetres(object: Object3D, matrix: Matrix4): void {
  matrix.decompose(object.position, object.quaternion, object.scale)
  object.position.multiplyScalar(metre)
}

const cellOf = (mesh: Mesh, at: number): readonly number[] | null => {
  const cells = mesh.geometry.getAttribute('aCell')
  return cells ? [cells.getX(at), cells.getY(at), cells.getZ(at), cells.getW(at)] : null
}

/** What a shader of a game's own paints is said by whoever made the mesh: `userData.tintOf(copy)`. */
const tintOf = (mesh: Mesh, at: number): readonly number[] | null => {
  const said: unknown = mesh.userData['tintOf']
  if (typeof said === 'function') return (said as (at: number) => readonly number[])(at)
  if (!(mesh instanceof InstancedMesh) || !mesh.instanceColor) return null
  return [0, 1, 2].map((k) => mesh.instanceColor?.getComponent(at, k) ?? 1)
}

/** Copies share their geometry and material where nothing but their places differs. */
function addCopies(mesh: Mesh, name: string, into: Group): void {
  const count = mesh instanceof InstancedMesh ? mesh.count : 1
  const known = new Map<string, readonly [BufferGeometry, MeshStandardMaterial]>()
  mesh.updateWorldMatrix(true, false)
  const [material] = [mesh.material].flat()
  if (!material) return
  for (let at = 0; at < count; at += 1) {
    const [cell, tint] = [cellOf(mesh, at), tintOf(mesh, at)]
    const key = JSON.stringify([cell, tint])
    const [geometry, worn] = known.get(key) ?? [geometryOf(mesh, cell), materialOf(material, tint)]
    known.set(key, [geometry, worn])
    const copy = new Mesh(geometry, worn)
    copy.name = `${name} ${into.children.length + 1}`
    const matrix = new Matrix4()
    if (mesh instanceof InstancedMesh) mesh.getMatrixAt(at, matrix)
    inMetres(copy, matrix.premultiply(mesh.matrixWorld))
    into.add(copy)
  }
}

/** Light that lies over things is the reader's own affair: only what is lit itself is taken along. */
const isThing = (mesh: Mesh): boolean => {
  const [material] = [mesh.material].flat()
  const hasPlace = mesh.geometry.getAttribute('position') !== undefined
  return hasPlace && material !== undefined && !('uniforms' in material)
}

export async function exportGlb(root: Object3D, name: string): Promise<ArrayBuffer> {
  const scene = new Group()
  scene.name = name
  for (const mesh of meshesIn(root).filter(isThing)) {
    const [material] = [mesh.material].flat()
    addCopies(mesh, mesh.name || material?.name || name, scene)
  }
  const made = await new GLTFExporter().parseAsync(scene, { binary: true, onlyVisible: false })
  if (!(made instanceof ArrayBuffer)) throw new TypeError('the model is not binary')
  return made
}

/** Exports an exhibit as one GLB in metres, with the names of its things and materials. */
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
} from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { meshesIn } from './measure.ts'
import { plainMaterial } from './plainMaterial.ts'
import { type SkinCell, replacementOf, type Skin, skinOf } from './skin.ts'

/** Metres in a centimetre: glTF's unit is the metre. */
const metre = 0.01

const kept = ['position', 'normal', 'uv', 'color'] as const

/** Copies a geometry as plain floats in metres, with the attributes that all programs read. */
function geometryOf(mesh: Mesh, { cell, picture }: Skin): BufferGeometry {
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
  if (picture && !geometry.hasAttribute('uv')) lookFromAbove(geometry)
  if (cell) printCell(geometry, cell)
  return geometry.scale(metre, metre, metre)
}

/** Sets planar UVs from above: the picture is as wide and deep as the thing. */
function lookFromAbove(geometry: BufferGeometry): void {
  geometry.computeBoundingBox()
  const { boundingBox: box } = geometry
  const place = geometry.getAttribute('position')
  if (!box) return
  const uv = new Float32Array(place.count * 2)
  for (let i = 0; i < place.count; i += 1) {
    uv[i * 2] = (place.getX(i) - box.min.x) / (box.max.x - box.min.x)
    uv[i * 2 + 1] = (box.max.z - place.getZ(i)) / (box.max.z - box.min.z)
  }
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
}

/** Moves the UVs of a printed copy into its cell of the atlas. */
function printCell(geometry: BufferGeometry, [x, y, wide, high]: SkinCell): void {
  const uv = geometry.getAttribute('uv')
  if (!uv) return
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, x + uv.getX(i) * wide, y + uv.getY(i) * high)
}

function inMetres(object: Object3D, matrix: Matrix4): void {
  matrix.decompose(object.position, object.quaternion, object.scale)
  object.position.multiplyScalar(metre)
}

function made(mesh: Mesh, material: Material, skin: Skin): readonly [BufferGeometry, Material] {
  const geometry = geometryOf(mesh, skin)
  return [geometry, plainMaterial(material, skin, geometry.hasAttribute('uv'))]
}

/** Adds a mesh for each instance. Instances with the same skin share geometry and material. */
function addCopies(mesh: Mesh, name: string, into: Group): void {
  const count = mesh instanceof InstancedMesh ? mesh.count : 1
  const known = new Map<string, readonly [BufferGeometry, Material]>()
  mesh.updateWorldMatrix(true, false)
  const [material] = [mesh.material].flat()
  if (!material) return
  for (let at = 0; at < count; at += 1) {
    const skin = skinOf(mesh, at)
    const key = JSON.stringify([skin.cell, skin.tint, skin.picture?.uuid])
    const [geometry, worn] = known.get(key) ?? made(mesh, material, skin)
    known.set(key, [geometry, worn])
    const copy = new Mesh(geometry, worn)
    copy.name = `${name} ${into.children.length + 1}`
    const matrix = new Matrix4()
    if (mesh instanceof InstancedMesh) mesh.getMatrixAt(at, matrix)
    inMetres(copy, matrix.premultiply(mesh.matrixWorld))
    into.add(copy)
  }
}

/** Light painted by shaders is left out: programs that open the model have lights of their own. */
const isThing = (mesh: Mesh): boolean => {
  const [material] = [mesh.material].flat()
  const hasPlace = (mesh.geometry.getAttribute('position')?.count ?? 0) > 0
  return hasPlace && material !== undefined && !('uniforms' in material)
}

export async function exportGlb(root: Object3D, name: string): Promise<ArrayBuffer> {
  const scene = new Group()
  scene.name = name
  for (const mesh of meshesIn(root).map(replacementOf).filter(isThing)) {
    const [material] = [mesh.material].flat()
    addCopies(mesh, mesh.name || material?.name || name, scene)
  }
  const made = await new GLTFExporter().parseAsync(scene, { binary: true, onlyVisible: false })
  if (!(made instanceof ArrayBuffer)) throw new TypeError('the model is not binary')
  return made
}

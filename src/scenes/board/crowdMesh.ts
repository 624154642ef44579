/** One mesh that batches many copies of many models: vertices are transformed on the CPU, the index buffer holds the visible copies. */
import {
  BufferAttribute,
  BufferGeometry,
  type Color,
  DynamicDrawUsage,
  type Material,
  type Matrix4,
  Mesh,
} from 'three'

/** Space in the buffers for `room` copies of one model. */
export interface InstanceSlots {
  place(at: number, matrix: Matrix4): void
  tone(at: number, tint: Color): void
  /** Shows the first `shown` copies. */
  count(shown: number): void
  leave(): void
}

export interface CrowdMesh {
  readonly mesh: Mesh
  /** Vertex colours of the model are multiplied by `base`. */
  enter(form: BufferGeometry, base: Color, room: number): InstanceSlots
  dispose(): void
}

const itemSizes = { position: 3, normal: 3, uv: 2, color: 4 } as const
type Name = keyof typeof itemSizes
const names = Object.keys(itemSizes) as Name[]
type Numbers = Record<Name, Float32Array>

const numbersFor = (corners: number): Numbers =>
  Object.fromEntries(
    names.map((name) => [name, new Float32Array(corners * itemSizes[name])]),
  ) as Numbers

/** Reads the vertex attributes as floats; a model without vertex colours gets white, multiplied by `base`. */
function floatsOf(form: BufferGeometry, base: Color): Numbers {
  const { count } = form.getAttribute('position')
  const floats = numbersFor(count)
  floats.color.fill(1)
  for (const name of names) {
    const from = form.attributes[name]
    const wide = Math.min(from?.itemSize ?? 0, itemSizes[name])
    for (let i = 0; i < count; i += 1)
      for (let k = 0; k < wide; k += 1)
        floats[name][i * itemSizes[name] + k] = from?.getComponent(i, k) ?? 0
  }
  multiply(floats.color, base, floats.color, 0)
  return floats
}

function multiply(from: Float32Array, { r, g, b }: Color, to: Float32Array, first: number): void {
  for (let i = 0; i < from.length; i += 4) {
    to[first + i] = (from[i] ?? 1) * r
    to[first + i + 1] = (from[i + 1] ?? 1) * g
    to[first + i + 2] = (from[i + 2] ?? 1) * b
    to[first + i + 3] = from[i + 3] ?? 1
  }
}

function trianglesOf({ index }: BufferGeometry, corners: number): Uint32Array {
  const triangles = new Uint32Array(index?.count ?? corners)
  for (let i = 0; i < triangles.length; i += 1) triangles[i] = index?.getX(i) ?? i
  return triangles
}

/** Transforms positions, or directions (normals) without the translation. */
function transform(
  { elements: m }: Matrix4,
  from: Float32Array,
  to: Float32Array,
  first: number,
  isPoint: boolean,
): void {
  for (let row = 0; row < 3; row += 1) {
    const [a, b, c] = [m[row] ?? 0, m[row + 4] ?? 0, m[row + 8] ?? 0]
    const d = isPoint ? (m[row + 12] ?? 0) : 0
    for (let i = 0; i < from.length; i += 3)
      to[first + i + row] = a * (from[i] ?? 0) + b * (from[i + 1] ?? 0) + c * (from[i + 2] ?? 0) + d
  }
}

interface Block {
  readonly floats: Numbers
  readonly triangles: Uint32Array
  readonly corners: number
  /** Index of its first vertex in the mesh. */
  readonly first: number
  readonly room: number
  shown: number
}

export function makeCrowdMesh(material: Material): CrowdMesh {
  const geometry = new BufferGeometry()
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.matrixAutoUpdate = false
  const blocks: Block[] = []
  let all = numbersFor(0)
  let index = new Uint32Array(0)
  let used = 0

  const shownOf = ({ triangles, shown }: Block): number => triangles.length * shown

  /** Grows the buffers by half, so that reallocation stays rare. */
  function grow(corners: number, triangles: number): void {
    geometry.dispose()
    const [before, indexBefore] = [all, index]
    all = numbersFor(Math.max(corners, Math.ceil(before.uv.length * 0.75)))
    index = new Uint32Array(Math.max(triangles, Math.ceil(indexBefore.length * 1.5)))
    index.set(indexBefore)
    for (const name of names) {
      all[name].set(before[name])
      const attribute = new BufferAttribute(all[name], itemSizes[name])
      geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage))
    }
    geometry.setIndex(new BufferAttribute(index, 1).setUsage(DynamicDrawUsage))
  }

  function markChanged(name: Name, first: number, corners: number): void {
    const attribute = geometry.getAttribute(name)
    if (!(attribute instanceof BufferAttribute)) return
    attribute.addUpdateRange(first * itemSizes[name], corners * itemSizes[name])
    attribute.needsUpdate = true
  }

  /** Keeps the index buffer compact: shown triangles of all blocks follow each other without gaps. */
  function count(block: Block, shown: number): void {
    if (shown === block.shown) return
    const own = blocks.indexOf(block)
    const start = blocks.slice(0, own).reduce((sum, one) => sum + shownOf(one), 0)
    const end = blocks.reduce((sum, one) => sum + shownOf(one), 0)
    const { triangles, corners, first } = block
    index.copyWithin(start + triangles.length * shown, start + shownOf(block), end)
    for (let copy = block.shown; copy < shown; copy += 1)
      for (let i = 0; i < triangles.length; i += 1)
        index[start + copy * triangles.length + i] = first + copy * corners + (triangles[i] ?? 0)
    const after = end + triangles.length * (shown - block.shown)
    block.shown = shown
    geometry.setDrawRange(0, after)
    mesh.visible = after > 0
    if (!geometry.index || after === start) return
    geometry.index.addUpdateRange(start, after - start)
    geometry.index.needsUpdate = true
  }

  function enter(form: BufferGeometry, base: Color, room: number): InstanceSlots {
    const corners = form.getAttribute('position').count
    const [floats, triangles] = [floatsOf(form, base), trianglesOf(form, corners)]
    const block: Block = { floats, triangles, corners, first: used, room, shown: 0 }
    blocks.push(block)
    used += corners * room
    const most = blocks.reduce((sum, one) => sum + one.triangles.length * one.room, 0)
    if (used * itemSizes.uv > all.uv.length || most > index.length) grow(used, most)
    const firstOf = (at: number) => block.first + at * corners
    for (let at = 0; at < room; at += 1)
      for (const name of ['uv', 'color'] as const)
        all[name].set(floats[name], firstOf(at) * itemSizes[name])
    for (const name of ['uv', 'color'] as const) markChanged(name, block.first, corners * room)
    return {
      place(at, matrix) {
        transform(matrix, floats.position, all.position, firstOf(at) * itemSizes.position, true)
        transform(matrix, floats.normal, all.normal, firstOf(at) * itemSizes.normal, false)
        for (const name of ['position', 'normal'] as const) markChanged(name, firstOf(at), corners)
      },
      tone(at, tint) {
        multiply(floats.color, tint, all.color, firstOf(at) * itemSizes.color)
        markChanged('color', firstOf(at), corners)
      },
      count: (shown) => count(block, Math.min(room, shown)),
      leave() {
        count(block, 0)
        blocks.splice(blocks.indexOf(block), 1)
      },
    }
  }

  grow(1, 3)
  return { mesh, enter, dispose: () => geometry.dispose() }
}

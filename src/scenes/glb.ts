/** Reader for the project's own GLB files; supports only the glTF features that the bakery writes. */
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Object3D,
  type TypedArray,
} from 'three'
import { type PackedForm, unpack } from './meshopt.ts'

interface Packed extends PackedForm {
  readonly byteOffset?: number
  readonly byteLength: number
}
interface View {
  readonly byteOffset?: number
  readonly byteLength: number
  readonly byteStride?: number
  readonly extensions?: { readonly EXT_meshopt_compression?: Packed }
}
interface Accessor {
  readonly bufferView: number
  readonly byteOffset?: number
  readonly componentType: number
  readonly normalized?: boolean
  readonly count: number
  readonly type: string
}
interface Primitive {
  readonly attributes: Readonly<Record<string, number>>
  readonly indices: number
  readonly material: number
}
interface Look {
  readonly name: string
  readonly extensions?: { readonly KHR_materials_unlit?: object }
  readonly pbrMetallicRoughness?: {
    readonly baseColorFactor?: readonly number[]
    readonly roughnessFactor?: number
    readonly metallicFactor?: number
  }
  readonly alphaMode?: string
  readonly doubleSided?: boolean
}
interface Node {
  readonly name?: string
  readonly mesh?: number
  readonly children?: readonly number[]
  readonly translation?: readonly [number, number, number]
  readonly rotation?: readonly [number, number, number, number]
  readonly scale?: readonly [number, number, number]
}
interface Tree {
  readonly scenes: readonly { readonly nodes: readonly number[] }[]
  readonly nodes: readonly Node[]
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[]
  readonly materials: readonly Look[]
  readonly accessors: readonly Accessor[]
  readonly bufferViews: readonly View[]
}

const arrays = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
} as const
const widths: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }
const names: Readonly<Record<string, string>> = {
  POSITION: 'position',
  NORMAL: 'normal',
  COLOR_0: 'color',
  TEXCOORD_0: 'uv',
}

/** Magic numbers: "glTF" and the JSON chunk. */
const magic = 0x46546c67
const jsonChunk = 0x4e4f534a

function split(file: ArrayBuffer): { tree: Tree; bytes: Uint8Array<ArrayBuffer> } {
  const head = new DataView(file)
  if (file.byteLength < 28 || head.getUint32(0, true) !== magic) throw new TypeError('not a GLB')
  const length = head.getUint32(12, true)
  if (head.getUint32(16, true) !== jsonChunk) throw new TypeError('a GLB without its tree')
  const text = new TextDecoder().decode(new Uint8Array(file, 20, length))
  return { tree: JSON.parse(text) as Tree, bytes: new Uint8Array(file, 28 + length) }
}

function unpacked(view: View, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const packed = view.extensions?.EXT_meshopt_compression
  const { byteOffset = 0, byteLength } = packed ?? view
  const source = bytes.slice(byteOffset, byteOffset + byteLength)
  return packed ? unpack(source, packed) : source
}

class Reader {
  private readonly views = new Map<number, Uint8Array<ArrayBuffer>>()

  constructor(
    private readonly tree: Tree,
    private readonly bytes: Uint8Array<ArrayBuffer>,
  ) {}

  private view(index: number): Uint8Array<ArrayBuffer> {
    const known = this.views.get(index)
    const view = this.tree.bufferViews[index]
    if (known || !view) return known ?? new Uint8Array()
    const read = unpacked(view, this.bytes)
    this.views.set(index, read)
    return read
  }

  attribute(index: number): BufferAttribute | InterleavedBufferAttribute {
    const accessor = this.tree.accessors[index]
    const Numbers = arrays[accessor?.componentType as keyof typeof arrays]
    if (!accessor || !Numbers) throw new TypeError(`no accessor ${index}`)
    const { bufferView, byteOffset = 0, count, type, normalized = false } = accessor
    const wide = widths[type] ?? 1
    const stride = this.tree.bufferViews[bufferView]?.byteStride ?? wide * Numbers.BYTES_PER_ELEMENT
    const step = stride / Numbers.BYTES_PER_ELEMENT
    const all: TypedArray = new Numbers(this.view(bufferView).buffer)
    const first = byteOffset / Numbers.BYTES_PER_ELEMENT
    if (step === wide) {
      return new BufferAttribute(all.subarray(first, first + count * wide), wide, normalized)
    }
    return new InterleavedBufferAttribute(new InterleavedBuffer(all, step), wide, first, normalized)
  }

  geometry({ attributes, indices }: Primitive): BufferGeometry {
    const geometry = new BufferGeometry()
    for (const [name, index] of Object.entries(attributes)) {
      const own = names[name]
      if (own) geometry.setAttribute(own, this.attribute(index))
    }
    const index = this.attribute(indices)
    if (index instanceof BufferAttribute) geometry.setIndex(index)
    return geometry
  }
}

/** Most materials are replaced by recipes later; the others are plain or unlit. */
function materialOf(look: Look | undefined): Material {
  const { baseColorFactor = [1, 1, 1, 1], ...pbr } = look?.pbrMetallicRoughness ?? {}
  const [r = 1, g = 1, b = 1, a = 1] = baseColorFactor
  const isUnlit = look?.extensions?.KHR_materials_unlit !== undefined
  const material = isUnlit
    ? new MeshBasicMaterial({ vertexColors: true })
    : new MeshStandardMaterial({
        vertexColors: true,
        roughness: pbr.roughnessFactor ?? 1,
        metalness: pbr.metallicFactor ?? 1,
      })
  material.color.setRGB(r, g, b)
  material.name = look?.name ?? ''
  if (look?.doubleSided) material.side = DoubleSide
  if (look?.alphaMode === 'BLEND') {
    material.transparent = true
    material.opacity = a
    material.depthWrite = false
  }
  return material
}

export function readGlb(file: ArrayBuffer): Group {
  const { tree, bytes } = split(file)
  const reader = new Reader(tree, bytes)
  const materials = tree.materials.map(materialOf)
  const build = (index: number): Object3D => {
    const node = tree.nodes[index] ?? {}
    const parts = (tree.meshes[node.mesh ?? -1]?.primitives ?? []).map(
      (primitive) => new Mesh(reader.geometry(primitive), materials[primitive.material]),
    )
    const [only] = parts
    const thing: Object3D = parts.length === 1 && only ? only : new Group()
    if (parts.length > 1) thing.add(...parts)
    for (const child of node.children ?? []) thing.add(build(child))
    thing.name = node.name ?? ''
    // names parts like three's GLTFLoader: mesh name and index
    parts.forEach((part, i) => (part.name ||= `${thing.name}_${i}`))
    thing.position.set(...(node.translation ?? [0, 0, 0]))
    thing.quaternion.set(...(node.rotation ?? [0, 0, 0, 1]))
    thing.scale.set(...(node.scale ?? [1, 1, 1]))
    return thing
  }
  const root = new Group()
  for (const index of tree.scenes[0]?.nodes ?? []) root.add(build(index))
  return root
}

// Writes triangles into one small GLB: indexed, quantised and meshopt-compressed, byte-identical on each bake.
import { Document, Logger, type Material, NodeIO, PropertyType } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRMaterialsUnlit,
  KHRMeshQuantization,
} from '@gltf-transform/extensions'
import { dedup, meshopt, prune, simplify, weld } from '@gltf-transform/functions'
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import { colourFactor, finishOf } from './finish.ts'
import { normalsOf } from './normals.ts'
import { makeOcclusion, type OcclusionSettings } from './occlusion.ts'
import { areaOf, type Soup } from './soup.ts'
import { uvOf } from './uv.ts'
import type { Vec3 } from './manifold.ts'

export interface Part {
  name: string
  soup: Soup
  at?: Vec3
  /** Excluded from simplification. */
  isWhole?: boolean
}

export interface Model {
  /** File name without its ending, in public/models. */
  name: string
  parts: Part[]
  shade?: OcclusionSettings
  /** Bits per quantised coordinate; 16 for large models. */
  bits?: number
  /** Simplification of a low version: share of triangles to keep, and largest error as a share of the model's size. */
  thinned?: { ratio: number; error: number }
}

interface Buffers {
  position: number[]
  normal: number[]
  uv: number[]
  colour: number[]
  index: number[]
}

type Filling = Buffers & { seen: Map<string, number> }

const empty = (): Filling => ({
  position: [],
  normal: [],
  uv: [],
  colour: [],
  index: [],
  seen: new Map(),
})

const round = (v: number, steps: number): number => Math.round(v * steps)

/** Indexed vertices for each material of a soup. */
function buffersOf(soup: Soup, lit: (p: Vec3, n: Vec3) => number): Map<string, Buffers> {
  const solid = soup.filter((tri) => areaOf(tri) > 1e-8)
  const normals = normalsOf(solid)
  const byMaterial = new Map<string, Filling>()
  solid.forEach((tri, t) => {
    const into = byMaterial.get(tri.material) ?? empty()
    byMaterial.set(tri.material, into)
    const uv = uvOf(tri)
    for (let c = 0; c < 3; c++) {
      const p = tri.at.slice(c * 3, c * 3 + 3) as Vec3
      const n = (normals[t] ?? []).slice(c * 3, c * 3 + 3) as Vec3
      const w = uv.slice(c * 2, c * 2 + 2)
      const light = tri.occlusion > 0 ? 1 - tri.occlusion * (1 - lit(p, n)) : 1
      const tint = (tri.tints?.slice(c * 3, c * 3 + 3) ?? tri.tint).map((v) => v * light)
      const k = [
        ...p.map((v) => round(v, 4000)),
        ...n.map((v) => round(v, 100)),
        ...w.map((v) => round(v, 65535)),
        ...tint.map((v) => round(v, 255)),
      ].join(',')
      let at = into.seen.get(k)
      if (at === undefined) {
        at = into.position.length / 3
        into.seen.set(k, at)
        into.position.push(...p)
        into.normal.push(...n)
        into.uv.push(...w)
        into.colour.push(...tint, 1)
      }
      into.index.push(at)
    }
  })
  return byMaterial
}

function materialFor(doc: Document, name: string): Material {
  const finish = finishOf(name)
  const material = doc
    .createMaterial(name)
    .setBaseColorFactor(colourFactor(finish))
    .setRoughnessFactor(finish.roughness)
    .setMetallicFactor(finish.metalness)
    .setDoubleSided(finish.doubleSided ?? false)
    .setAlphaMode(finish.alpha ?? 'OPAQUE')
  if (finish.glow) material.setEmissiveFactor([...colourFactor(finish)].slice(0, 3) as Vec3)
  if (finish.unlit) {
    const unlit = doc.createExtension(KHRMaterialsUnlit).createUnlit()
    material.setExtension('KHR_materials_unlit', unlit)
  }
  return material
}

export async function glbOf(model: Model): Promise<Uint8Array> {
  const doc = new Document().setLogger(new Logger(Logger.Verbosity.WARN))
  doc.getRoot().getAsset().generator = 'jharokha models'
  const buffer = doc.createBuffer()
  const scene = doc.createScene(model.name)
  const materials = new Map<string, Material>()
  const all = model.parts.flatMap((part) => part.soup).filter((tri) => tri.material !== 'glass')
  const lit = model.shade ? makeOcclusion(all, model.shade) : () => 1
  const add = (part: Part): void => {
    const mesh = doc.createMesh(part.name)
    for (const [name, data] of buffersOf(part.soup, lit)) {
      const material = materials.get(name) ?? materialFor(doc, name)
      materials.set(name, material)
      const accessor = (type: 'VEC2' | 'VEC3' | 'VEC4', values: number[]) =>
        doc.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer)
      const primitive = doc
        .createPrimitive()
        .setMaterial(material)
        .setAttribute('POSITION', accessor('VEC3', data.position))
        .setAttribute('NORMAL', accessor('VEC3', data.normal))
        .setAttribute('COLOR_0', accessor('VEC4', data.colour))
        .setIndices(
          doc.createAccessor().setType('SCALAR').setArray(indexArray(data)).setBuffer(buffer),
        )
      if (data.uv.some((v) => v !== 0))
        primitive.setAttribute('TEXCOORD_0', accessor('VEC2', data.uv))
      mesh.addPrimitive(primitive)
    }
    const node = doc.createNode(part.name).setMesh(mesh)
    if (part.at) node.setTranslation(part.at)
    scene.addChild(node)
  }
  for (const part of model.parts) if (!part.isWhole) add(part)
  if (model.thinned) {
    await MeshoptSimplifier.ready
    await doc.transform(weld(), simplify({ simplifier: MeshoptSimplifier, ...model.thinned }))
  }
  for (const part of model.parts) if (part.isWhole) add(part)
  await MeshoptEncoder.ready
  await doc.transform(
    dedup({ propertyTypes: [PropertyType.ACCESSOR] }),
    prune({ keepAttributes: true }),
    meshopt({
      encoder: MeshoptEncoder,
      level: 'high',
      quantizePosition: model.bits ?? 14,
      quantizeTexcoord: 16,
      quantizeNormal: 8,
      quantizeColor: 8,
    }),
  )
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization, KHRMaterialsUnlit])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
  return io.writeBinary(doc)
}

function indexArray(data: Buffers): Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> {
  const small = data.position.length / 3 < 65535
  return small ? new Uint16Array(data.index) : new Uint32Array(data.index)
}

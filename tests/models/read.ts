/** Reads a shipped model back into parts with plain numbers, in the model's own space. */
import { readFileSync } from 'node:fs'
import { NodeIO } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRMaterialsUnlit,
  KHRMeshQuantization,
} from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

export interface ReadPart {
  readonly name: string
  /** Vertices, three for each triangle. */
  readonly at: readonly (readonly [number, number, number])[]
  readonly uv: readonly (readonly [number, number])[]
}

const folder = new URL('../../public/models/', import.meta.url)

export async function readModel(name: string): Promise<readonly ReadPart[]> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization, KHRMaterialsUnlit])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const root = (
    await io.readBinary(new Uint8Array(readFileSync(new URL(`${name}.glb`, folder))))
  ).getRoot()
  return root.listNodes().flatMap((node): ReadPart[] => {
    const mesh = node.getMesh()
    if (!mesh) return []
    const matrix = node.getWorldMatrix()
    const at: [number, number, number][] = []
    const uv: [number, number][] = []
    for (const primitive of mesh.listPrimitives()) {
      const position = primitive.getAttribute('POSITION')
      const texture = primitive.getAttribute('TEXCOORD_0')
      for (const index of primitive.getIndices()?.getArray() ?? []) {
        const [x = 0, y = 0, z = 0] = position?.getElement(index, []) ?? []
        at.push(
          [0, 1, 2].map(
            (row) =>
              (matrix[row] ?? 0) * x +
              (matrix[row + 4] ?? 0) * y +
              (matrix[row + 8] ?? 0) * z +
              (matrix[row + 12] ?? 0),
          ) as [number, number, number],
        )
        const [u = 0, v = 0] = texture?.getElement(index, []) ?? []
        uv.push([u, v])
      }
    }
    return [{ name: node.getName(), at, uv }]
  })
}

/** Lowest and highest corner of the parts' bounding box. */
export function bounds(parts: readonly ReadPart[]): { low: number[]; high: number[] } {
  const all = parts.flatMap(({ at }) => at)
  const reach = (pick: (values: number[]) => number): number[] =>
    [0, 1, 2].map((axis) =>
      all.reduce((best, p) => pick([best, p[axis] ?? 0]), all[0]?.[axis] ?? 0),
    )
  return { low: reach((v) => Math.min(...v)), high: reach((v) => Math.max(...v)) }
}

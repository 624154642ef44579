// Reads a baked GLB back and measures its triangles, bytes and materials.
import { NodeIO } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRMaterialsUnlit,
  KHRMeshQuantization,
} from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

export interface Cost {
  name: string
  triangles: number
  bytes: number
  materials: string[]
  primitives: number
}

export interface Row extends Cost {
  group: string
}

export async function measure(name: string, glb: Uint8Array): Promise<Cost> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization, KHRMaterialsUnlit])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const root = (await io.readBinary(glb)).getRoot()
  const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives())
  const indices = primitives.reduce((sum, p) => sum + (p.getIndices()?.getCount() ?? 0), 0)
  return {
    name,
    triangles: indices / 3,
    bytes: glb.byteLength,
    primitives: primitives.length,
    materials: root.listMaterials().map((material) => material.getName()),
  }
}

export function table(rows: readonly Row[]): string {
  const line = (...cells: string[]): string =>
    [
      cells[0]?.padEnd(10),
      cells[1]?.padEnd(18),
      ...cells.slice(2, 5).map((c) => c.padStart(10)),
      `  ${cells[5]}`,
    ].join('')
  const body = rows.map((row) =>
    line(
      row.group,
      row.name,
      String(row.triangles),
      String(row.bytes),
      String(row.primitives),
      row.materials.join(' '),
    ),
  )
  const sum = (pick: (row: Row) => number): string =>
    String(rows.reduce((all, row) => all + pick(row), 0))
  return `${[
    line('group', 'model', 'triangles', 'bytes', 'draws', 'materials'),
    ...body,
    line(
      'all',
      '',
      sum((r) => r.triangles),
      sum((r) => r.bytes),
      sum((r) => r.primitives),
      '',
    ),
  ].join('\n')}\n`
}

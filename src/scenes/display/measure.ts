/** Counts the cost of drawing something: triangles, draw calls and textures of its meshes. */
import { InstancedMesh, Mesh, type Object3D, Texture } from 'three'

export interface Cost {
  readonly triangles: number
  readonly calls: number
  readonly textures: number
}

export function meshesIn(root: Object3D): readonly Mesh[] {
  const found: Mesh[] = []
  root.traverseVisible((thing) => {
    if (thing instanceof Mesh) found.push(thing)
  })
  return found
}

const copiesIn = (mesh: Mesh): number => (mesh instanceof InstancedMesh ? mesh.count : 1)

function trianglesIn({ geometry }: Mesh): number {
  const whole = geometry.index?.count ?? geometry.getAttribute('position')?.count ?? 0
  return Math.min(whole, geometry.drawRange.count) / 3
}

export function drawCostOf(root: Object3D): Cost {
  const meshes = meshesIn(root).filter((mesh) => copiesIn(mesh) > 0)
  const materials = meshes.flatMap(({ material }) => material)
  const values = materials.flatMap((material) => Object.values(material) as unknown[])
  const triangles = meshes.reduce((sum, mesh) => sum + trianglesIn(mesh) * copiesIn(mesh), 0)
  return {
    triangles: Math.round(triangles),
    calls: meshes.length,
    textures: new Set(values.filter((value) => value instanceof Texture)).size,
  }
}

/** What drawing something costs, counted from its meshes. */
import {
  InstancedMesh,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Texture,
} from 'three'

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

const materialsOf = ({ material }: Mesh): readonly Material[] => [material].flat()

function trianglesOf(mesh: Mesh): number {
  const { geometry } = mesh
  const whole = geometry.index?.count ?? geometry.getAttribute('position')?.count ?? 0
  const count = Math.min(whole, geometry.drawRange.count)
  return (count / 3) * (mesh instanceof InstancedMesh ? mesh.count : 1)
}

function texturesOf(material: Material): readonly Texture[] {
  return Object.values(material).filter((value): value is Texture => value instanceof Texture)
}

const isSeen = (mesh: Mesh): boolean => !(mesh instanceof InstancedMesh) || mesh.count > 0

export function drawCostOf(root: Object3D): Cost {
  const meshes = meshesIn(root).filter(isSeen)
  const textures = new Set(meshes.flatMap(materialsOf).flatMap(texturesOf))
  return {
    triangles: Math.round(meshes.reduce((sum, mesh) => sum + trianglesOf(mesh), 0)),
    calls: meshes.length,
    textures: textures.size,
  }
}

export const isStandard = (material: Material): material is MeshStandardMaterial =>
  material instanceof MeshStandardMaterial

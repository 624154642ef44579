/** The slates' wooden frames and bodies, one instanced mesh until the modelled ones are loaded. */
import { ExtrudeGeometry, InstancedMesh, Matrix4, type Material, Path, Shape } from 'three'
import { slate, type Spot } from './lay.ts'

function outline(target: Shape | Path, x: number, z: number, round: number): void {
  target.moveTo(-x + round, -z)
  target.lineTo(x - round, -z)
  target.quadraticCurveTo(x, -z, x, -z + round)
  target.lineTo(x, z - round)
  target.quadraticCurveTo(x, z, x - round, z)
  target.lineTo(-x + round, z)
  target.quadraticCurveTo(-x, z, -x, z - round)
  target.lineTo(-x, -z + round)
  target.quadraticCurveTo(-x, -z, -x + round, -z)
}

export function makeFrames(slates: readonly Spot[], wood: Material): InstancedMesh {
  const shape = new Shape()
  outline(shape, slate.halfX - 0.12, slate.halfZ - 0.12, 1)
  const hole = new Path()
  outline(hole, slate.halfX - slate.frame + 0.12, slate.halfZ - slate.frame + 0.12, 0.3)
  shape.holes.push(hole)
  const geometry = new ExtrudeGeometry(shape, {
    depth: 0.85,
    bevelSize: 0.12,
    bevelThickness: 0.12,
    bevelSegments: 3,
    curveSegments: 6,
  })
  geometry.rotateX(-Math.PI / 2)
  const mesh = new InstancedMesh(geometry, wood, slates.length)
  const matrix = new Matrix4()
  slates.forEach((spot, i) => mesh.setMatrixAt(i, matrix.makeTranslation(spot.x, 0.12, spot.z)))
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

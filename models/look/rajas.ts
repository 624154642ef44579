// A set-up for the look page: the table of Rajas in mid-match, drawn from what rajasMatch.ts says lies where.
import {
  Color,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three'
import type { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { dress, plainGeometry, type Tier } from '../../src/scenes/materials/index.ts'
import { type Drawing, makeAtlas } from '../../src/scenes/rajas/print/atlas.ts'
import { type Decal, decalGeometry, decalMaterial } from '../../src/scenes/rajas/print/decals.ts'
import { modelOf } from '../../src/shapes/rajas.ts'
import { makeMatch } from './rajasMatch.ts'
import type { Put } from './rajasPuts.ts'

const up = new Vector3(0, 1, 0)

function copiesOf(mesh: Mesh, puts: readonly Put[]): InstancedMesh {
  const copies = new InstancedMesh(plainGeometry(mesh), mesh.material as Material, puts.length)
  const matrix = new Matrix4()
  puts.forEach(({ at, tint, stretch = 1 }, i) => {
    matrix.compose(
      new Vector3(at.x, at.y, at.z),
      new Quaternion().setFromAxisAngle(up, at.turn),
      new Vector3(stretch, 1, 1),
    )
    copies.setMatrixAt(i, matrix)
    copies.setColorAt(i, new Color(tint ?? '#ffffff'))
  })
  copies.castShadow = mesh.castShadow
  copies.receiveShadow = true
  return copies
}

function printed(
  decals: readonly Decal[],
  drawings: readonly Drawing[],
  cell: number,
  isLow: boolean,
): Mesh {
  const atlas = makeAtlas([...new Map(drawings.map((one) => [one.key, one])).values()], cell)
  const mesh = new Mesh(decalGeometry(decals, atlas), decalMaterial(atlas, isLow))
  mesh.receiveShadow = true
  return mesh
}

export async function rajasTable(
  loader: GLTFLoader,
  tier: Tier,
  seats: 2 | 3 | 4,
  isNavaratna: boolean,
): Promise<Object3D> {
  const match = makeMatch(seats, isNavaratna)
  const isLow = tier === 'low'
  const root = new Group()
  await Promise.all(
    [...match.puts].map(async ([name, puts]) => {
      const { scene } = await loader.loadAsync(`/models/${modelOf(name, isLow)}.glb`)
      dress(scene, tier)
      scene.traverse((thing) => {
        if (thing instanceof Mesh) root.add(copiesOf(thing, puts))
      })
    }),
  )
  const { signs, numbers } = match
  root.add(printed(signs.decals, signs.drawings, isLow ? 96 : 160, isLow))
  root.add(printed(numbers.decals, numbers.drawings, isLow ? 40 : 64, isLow))
  return root
}

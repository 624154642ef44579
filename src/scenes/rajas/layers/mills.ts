/** Layer: instanced sails of the mills, which spin when their mill scores. */
import { DynamicDrawUsage, Group, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { mill } from '../../../shapes/rajas.ts'
import type { View } from '../../../games/rajas/types.ts'
import type { Pose } from '../../board/pose.ts'
import type { Quality } from '../../contract.ts'
import { shareAt, smooth } from '../../ease.ts'
import { copiesOf, loadModelParts } from '../../pieces/copies.ts'
import { contentId } from '../ids.ts'
import type { Lay } from '../lay.ts'
import { spin } from '../plan.ts'
import { openTiles } from './printed.ts'
import type { RajasLayerPlan, RajasMoment } from './plan.ts'

/** Number of full turns. */
const turns = 2.5

const [place, turn, millTurn, matrix, unitScale] = [
  new Vector3(),
  new Quaternion(),
  new Quaternion(),
  new Matrix4(),
  new Vector3(1, 1, 1),
]
const axis = new Vector3(0, 0, 1)

/** Visible mills, by tile. */
function millsOf({ rules }: Lay, view: View): readonly { tile: string; id: string }[] {
  return openTiles(view).flatMap((tile) => {
    const k = rules.tiles[tile]?.buildings.indexOf('mill') ?? -1
    return k < 0 ? [] : [{ tile, id: contentId(tile, k) }]
  })
}

/** Rotation (radians) at this moment, with ease-in and ease-out. */
export function angleOf(start: number | undefined, seconds: number): number {
  return start === undefined ? 0 : smooth(shareAt(seconds, start, spin)) * turns * 2 * Math.PI
}

/** Matrix of a mill's sails: its hub, rotated by `angle`. */
function wheelAt(pose: Pose, angle: number): Matrix4 {
  millTurn.set(...pose.turn)
  place.set(...mill.hub).applyQuaternion(millTurn)
  place.add({ x: pose.at[0], y: pose.at[1], z: pose.at[2] })
  return matrix.compose(place, millTurn.multiply(turn.setFromAxisAngle(axis, angle)), unitScale)
}

function show(meshes: readonly InstancedMesh[], wheels: readonly Matrix4[]): void {
  for (const mesh of meshes) {
    wheels.forEach((wheel, i) => mesh.setMatrixAt(i, wheel))
    mesh.count = wheels.length
    mesh.instanceMatrix.needsUpdate = true
  }
}

async function makeMills(lay: Lay, quality: Quality) {
  const all = Object.values(lay.rules.tiles).filter(({ buildings }) => buildings.includes('mill'))
  const parts = await loadModelParts('rajas-mill', 'wheel', quality, 'copies')
  const meshes = parts.map((part) => copiesOf(part, all.length))
  const object = new Group()
  object.add(...meshes)
  for (const mesh of meshes) {
    mesh.frustumCulled = false
    mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  }
  return {
    object,
    paint({ beat, seconds, poseOf }: RajasMoment) {
      const wheels = millsOf(lay, beat.to).flatMap(({ tile, id }) => {
        const pose = poseOf(id)
        const angle = angleOf(beat.plan.turning.get(tile), seconds)
        return pose ? [wheelAt(pose, angle).clone()] : []
      })
      show(meshes, wheels)
    },
    dispose() {
      for (const mesh of meshes) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
    },
  }
}

export const millsLayer = (lay: Lay): RajasLayerPlan => ({
  name: 'mills',
  madeFor: () => '',
  make: ({ quality }) => makeMills(lay, quality),
})

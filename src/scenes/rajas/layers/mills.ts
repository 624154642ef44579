/** The sails of the mills: they turn when their mill scores. */
import { DynamicDrawUsage, Group, Matrix4, Quaternion, Vector3 } from 'three'
import { mill } from '../../../shapes/rajas.ts'
import type { View } from '../../../games/rajas/types/index.ts'
import { shareAt, smooth } from '../../ease.ts'
import { copiesOf, loadParts } from '../../pieces/copies.ts'
import { contentId } from '../ids.ts'
import type { Lay } from '../lay.ts'
import { spin } from '../plan.ts'
import { openTiles } from './printed.ts'
import type { RajasLayerPlan, RajasMoment } from './plan.ts'

/** Whole turns of sails that have four arms. */
const turns = 2.5

const [place, turn, own, matrix, one] = [
  new Vector3(),
  new Quaternion(),
  new Quaternion(),
  new Matrix4(),
  new Vector3(1, 1, 1),
]
const axis = new Vector3(0, 0, 1)

/** The mills that are seen, by their tiles. */
function millsOf({ rules }: Lay, view: View): readonly { tile: string; id: string }[] {
  return openTiles(view).flatMap((tile) => {
    const k = rules.tiles[tile]?.buildings.indexOf('mill') ?? -1
    return k < 0 ? [] : [{ tile, id: contentId(tile, k) }]
  })
}

/** Radians at this moment: it begins quickly and runs out. */
export function angleOf(start: number | undefined, seconds: number): number {
  return start === undefined ? 0 : smooth(shareAt(seconds, start, spin)) * turns * 2 * Math.PI
}

export function millsLayer(lay: Lay): RajasLayerPlan {
  const most = Object.values(lay.rules.tiles).filter(({ buildings }) => buildings.includes('mill'))
  return {
    name: 'mills',
    madeFor: () => '',
    async make({ quality }) {
      const parts = await loadParts('rajas-mill', 'wheel', quality)
      const meshes = parts.map((part) => copiesOf(part, most.length))
      const object = new Group()
      object.add(...meshes)
      for (const mesh of meshes) {
        mesh.frustumCulled = false
        mesh.instanceMatrix.setUsage(DynamicDrawUsage)
      }
      return {
        object,
        paint({ beat, seconds, poseOf }: RajasMoment) {
          let count = 0
          for (const { tile, id } of millsOf(lay, beat.to)) {
            const pose = poseOf(id)
            if (!pose) continue
            own.set(...pose.turn)
            place.set(...mill.hub).applyQuaternion(own)
            place.add({ x: pose.at[0], y: pose.at[1], z: pose.at[2] })
            turn.setFromAxisAngle(axis, angleOf(beat.plan.turning.get(tile), seconds))
            matrix.compose(place, own.multiply(turn), one)
            for (const mesh of meshes) mesh.setMatrixAt(count, matrix)
            count += 1
          }
          for (const mesh of meshes) {
            mesh.count = count
            mesh.instanceMatrix.needsUpdate = true
          }
        },
        dispose() {
          for (const mesh of meshes) {
            mesh.geometry.dispose()
            mesh.dispose()
          }
        },
      }
    },
  }
}

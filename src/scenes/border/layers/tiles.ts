/** Large enamel tiles on the ledge that repeat the five dice: thrown faces, spent ones crossed. */
import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import type { Layout } from '../../../games/border/edition.ts'
import { colours } from '../../../games/border/vocabulary.ts'
import { pointOn } from '../../board/pose.ts'
import { shareAt } from '../../ease.ts'
import { tileId } from '../ids.ts'
import { boxDeep } from '../lay.ts'
import { ledge } from '../../../shapes/borderLedge.ts'
import { isPlayedOn } from '../things.ts'
import { enamelMaterial, prism } from './boxes.ts'
import {
  type BorderLayer,
  type BorderLayerPlan,
  type BorderMoment,
  makeChalkLights,
} from './chalk.ts'

/** Index of the colour of a tile without a face. */
const blankColour = 7
/** Longest duration (seconds) of drawing the cross on a tile. */
const crossSeconds = 0.5

const size = new Vector3(ledge.scale, ledge.scale, ledge.scale)

/** Drawn share of the cross on the face that is up at this moment. */
function crossedShare({ beat: { from, to, plan }, seconds }: BorderMoment, die: number): number {
  const turn = plan.moves.find(({ thing }) => thing === tileId(die))
  const isBefore = turn !== undefined && shareAt(seconds, turn.start, turn.length) < 0.5
  const shown = (isBefore ? from : to).dice[die]
  if (!shown?.spent) return 0
  const isNew = to.dice[die]?.spent && !from.dice[die]?.spent
  return isNew ? shareAt(seconds, 0, Math.min(plan.length, crossSeconds)) : 1
}

function makeTiles(layout: Layout): BorderLayer {
  const geometry = prism()
  const kinds = new InstancedBufferAttribute(new Float32Array(ledge.dice * 3), 3)
  const states = new InstancedBufferAttribute(new Float32Array(ledge.dice * 4), 4)
  geometry.setAttribute('aKind', kinds.setUsage(DynamicDrawUsage))
  geometry.setAttribute('aState', states.setUsage(DynamicDrawUsage))
  const mesh = new InstancedMesh(geometry, enamelMaterial(), ledge.dice)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  const lights = makeChalkLights(layout)
  const [matrix, place, turn] = [new Matrix4(), new Vector3(), new Quaternion()]
  return {
    object: mesh,
    paint(moment) {
      const { spent } = lights(moment)
      for (let die = 0; die < ledge.dice; die += 1) {
        const pose = moment.poseOf(tileId(die))
        if (!pose) continue
        const face = colours.findIndex((colour) => colour === moment.faceOf(tileId(die)))
        // the prism's origin is the centre of its top
        place.set(...pointOn(pose, 0, boxDeep * ledge.scale, 0))
        mesh.setMatrixAt(die, matrix.compose(place, turn.set(...pose.turn), size))
        kinds.setXYZ(die, face < 0 ? blankColour : face, 0, (die * 0.618) % 1)
        states.setXYZW(die, crossedShare(moment, die), 0, 0, spent.includes(die) ? 1 : 0)
      }
      kinds.needsUpdate = true
      states.needsUpdate = true
      mesh.instanceMatrix.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      if (!Array.isArray(mesh.material)) mesh.material.dispose()
      mesh.dispose()
    },
  }
}

export function tileLayer(layout: Layout, seats: number): BorderLayerPlan {
  return {
    name: 'tiles',
    madeFor: () => (isPlayedOn(seats) ? '' : null),
    make: () => makeTiles(layout),
  }
}

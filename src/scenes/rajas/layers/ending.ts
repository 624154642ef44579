/** Layer of the match's end: garland around the winner's province, light on it and on the two markers that met. */
import { Color, Group, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { province, provinceHalfX, provinceHalfZ } from '../../../shapes/rajas.ts'
import { type MarkedThing, makeMarks } from '../../board/marks.ts'
import { easeOut, shareAt } from '../../ease.ts'
import { copiesOf, loadModelParts } from '../../pieces/copies.ts'
import { fameId, wealthId } from '../ids.ts'
import type { Lay } from '../lay.ts'
import { garlandSeconds } from '../plan.ts'
import { winnersOf } from '../winners.ts'
import type { RajasLayerPlan, RajasMoment } from './plan.ts'

const flowers = { apart: 1.42, size: 0.8, inset: 0.1, opening: 0.2 } as const
const tones = ['#f0820f', '#ffb21c', '#e8640c'] as const
/** Light on the marble around the province, and around each marker (cm). */
const provinceGlow = { reach: 10, share: 0.28, high: 0.06 } as const
const markerGlow = { half: 0.5, reach: 1.9, share: 1, high: 0.12 } as const

interface Flower {
  readonly x: number
  readonly z: number
  /** Position along the garland, from the near middle around both sides, 0 to 1. */
  readonly turn: number
}

/** Flower positions along the outer edge of a province's rim. */
function garland(): readonly Flower[] {
  const [hx, hz] = [provinceHalfX - flowers.inset, provinceHalfZ - flowers.inset]
  const corners = [
    [0, hz],
    [hx, hz],
    [hx, -hz],
    [0, -hz],
  ] as const
  const half = corners.slice(1).flatMap(([bx, bz], i) => {
    const [ax, az] = corners[i] ?? [0, 0]
    const count = Math.round(Math.hypot(bx - ax, bz - az) / flowers.apart)
    return Array.from(
      { length: count },
      (_, k) => [ax + ((bx - ax) * k) / count, az + ((bz - az) * k) / count] as const,
    )
  })
  return [1, -1].flatMap((side) =>
    half.slice(side < 0 ? 1 : 0).map(([x, z], i) => ({ x: side * x, z, turn: i / half.length })),
  )
}

/** Progress of the ending, 0 to 1. */
export function shareOf({ beat, seconds }: Pick<RajasMoment, 'beat' | 'seconds'>): number {
  if (beat.to.flow.wait.kind !== 'over') return 0
  const { ending } = beat.plan
  return ending === null ? 1 : shareAt(seconds, ending, garlandSeconds)
}

function makeGarlandPainter(meshes: readonly InstancedMesh[]) {
  const [matrix, turn, size, at] = [new Matrix4(), new Quaternion(), new Vector3(), new Vector3()]
  const up = new Vector3(0, 1, 0)
  const ring = garland()
  return (lay: Lay, winners: readonly number[], share: number) => {
    const all = winners.flatMap((seat) => {
      const middle = lay.plans[seat]?.province
      return middle ? ring.map((flower) => ({ flower, middle })) : []
    })
    all.forEach(({ flower: { x, z, turn: when }, middle }, i) => {
      const open = easeOut((share - when * (1 - flowers.opening)) / flowers.opening)
      turn.setFromAxisAngle(up, i * 2.4)
      size.setScalar(flowers.size * open * (0.92 + 0.16 * Math.sin(i * 3.7)))
      at.set(middle.x + x, province.floor + 0.35, middle.z + z)
      for (const mesh of meshes) mesh.setMatrixAt(i, matrix.compose(at, turn, size))
    })
    for (const mesh of meshes) {
      mesh.count = share > 0 ? all.length : 0
      mesh.instanceMatrix.needsUpdate = true
    }
  }
}

function provinceLight(lay: Lay, seat: number, share: number): readonly MarkedThing[] {
  const at = lay.plans[seat]?.province
  if (!at) return []
  const mark = {
    x: at.x,
    y: provinceGlow.high,
    z: at.z,
    halfX: provinceHalfX,
    halfZ: provinceHalfZ,
  }
  return [{ mark, share: provinceGlow.share * share }]
}

/** Light on the winner's two markers. */
function markerLight({ poseOf }: RajasMoment, seat: number, share: number): readonly MarkedThing[] {
  return [fameId(seat), wealthId(seat)].flatMap((id): MarkedThing[] => {
    const pose = poseOf(id)
    if (!pose) return []
    const [x, y, z] = pose.at
    const mark = { x, y: y + markerGlow.high, z, halfX: markerGlow.half, halfZ: markerGlow.half }
    return [{ mark, share: markerGlow.share * share }]
  })
}

async function makeEnding(lay: Lay, quality: Parameters<typeof loadModelParts>[2]) {
  const parts = await loadModelParts('marigold', null, quality, 'copies')
  const meshes = parts.map((part) => copiesOf(part, garland().length * lay.seats))
  const [warm, halos] = [
    makeMarks('light', provinceGlow.reach, -1),
    makeMarks('light', markerGlow.reach, 4),
  ]
  const object = new Group()
  object.add(...meshes, warm.group, halos.group)
  const tone = new Color()
  for (const mesh of meshes) {
    mesh.frustumCulled = false
    for (let i = 0; i < mesh.count; i += 1)
      mesh.setColorAt(i, tone.set(tones[i % tones.length] ?? tones[0]))
  }
  const laying = makeGarlandPainter(meshes)
  return {
    object,
    paint(moment: RajasMoment) {
      const share = shareOf(moment)
      const winners = share > 0 ? winnersOf(lay, moment.beat.to) : []
      laying(lay, winners, share)
      warm.show(winners.flatMap((seat) => provinceLight(lay, seat, share)))
      halos.show(winners.flatMap((seat) => markerLight(moment, seat, share)))
    },
    dispose() {
      for (const marks of [warm, halos]) marks.dispose()
      for (const mesh of meshes) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
    },
  }
}

export const endingLayer = (lay: Lay): RajasLayerPlan => ({
  name: 'ending',
  madeFor: ({ flow }) => (flow.wait.kind === 'over' ? '' : null),
  make: ({ quality }) => makeEnding(lay, quality),
})

/** The end: marigolds are laid round the slates of those who won, and their light falls on the marble. */
import { Color, Group, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import type { View } from '../../../games/border/types.ts'
import { makeMarks, type Marks } from '../../board/marks.ts'
import type { Quality } from '../../contract.ts'
import { clamp01, easeOut } from '../../ease.ts'
import { copiesOf, loadParts } from '../../pieces/copies.ts'
import { slate, type Spot } from '../../../shapes/border.ts'
import type { BorderPlan } from '../plan.ts'
import { pace } from '../strokes.ts'
import { winnersOf } from '../winners.ts'
import type { BorderLayer } from './chalk.ts'

/** How far apart the flowers lie (cm), and how much of the time one takes to open. */
const apart = 1.62
const opening = 0.18
const tones = ['#f0820f', '#ffb21c', '#e8640c'] as const
/** Its light: how far it falls, how high above the table it is seen, how strong it is. */
const shine = { reach: 11, high: 0.06, share: 0.4 } as const

interface Flower {
  readonly seat: number
  readonly at: Vector3
  readonly yaw: number
  readonly size: number
  /** When it is laid: from the middle before the player round both sides. */
  readonly turn: number
}

/** Along the middle of the frame's wood. */
function flowersOf({ x, z }: Spot, seat: number): Flower[] {
  const [hx, hz] = [slate.halfX - slate.frame / 2, slate.halfZ - slate.frame / 2]
  const corners = [
    [0, hz],
    [hx, hz],
    [hx, -hz],
    [0, -hz],
  ] as const
  const half: [number, number][] = []
  corners.slice(1).forEach(([bx, bz], i) => {
    const [ax, az] = corners[i] ?? [0, 0]
    const count = Math.round(Math.hypot(bx - ax, bz - az) / apart)
    for (let k = 0; k < count; k += 1)
      half.push([ax + ((bx - ax) * k) / count, az + ((bz - az) * k) / count])
  })
  return [1, -1].flatMap((side) =>
    half.slice(side < 0 ? 1 : 0).map(([fx, fz], i) => ({
      seat,
      at: new Vector3(x + side * fx, slate.top + 0.4, z + fz),
      yaw: i * 2.4,
      size: 0.92 + 0.22 * Math.sin(i * 3.7),
      turn: i / half.length,
    })),
  )
}

/** How much of it is laid for each seat, 0 to 1. */
function sharesAt(to: View, plan: BorderPlan, seconds: number): readonly number[] {
  if (to.phase.kind !== 'over') return []
  const share = plan.garland === null ? 1 : clamp01((seconds - plan.garland) / pace.garland)
  const winners = winnersOf(to)
  return to.players.map((_, seat) => (winners.includes(seat) ? share : 0))
}

function lightMarble(light: Marks, slates: readonly Spot[], shares: readonly number[]): void {
  light.show(
    slates.map(({ x, z }, seat) => ({
      mark: { x, y: shine.high, z, halfX: slate.halfX, halfZ: slate.halfZ },
      share: (shares[seat] ?? 0) * shine.share,
    })),
  )
}

function makeLaying(flowers: readonly Flower[], meshes: readonly InstancedMesh[]) {
  const [matrix, turn, size, up] = [
    new Matrix4(),
    new Quaternion(),
    new Vector3(),
    new Vector3(0, 1, 0),
  ]
  return (shares: readonly number[]) => {
    const isSeen = shares.some((share) => share > 0)
    for (const mesh of meshes) {
      if (!isSeen && !mesh.visible) continue
      mesh.visible = isSeen
      flowers.forEach(({ seat, at, yaw, size: wide, turn: when }, i) => {
        const share = shares[seat] ?? 0
        const open = easeOut((share - when * (1 - opening)) / opening)
        turn.setFromAxisAngle(up, yaw)
        mesh.setMatrixAt(i, matrix.compose(at, turn, size.setScalar(wide * open)))
      })
      mesh.instanceMatrix.needsUpdate = true
    }
  }
}

export async function makeGarland(slates: readonly Spot[], tier: Quality): Promise<BorderLayer> {
  const flowers = slates.flatMap(flowersOf)
  const parts = await loadParts('marigold', null, tier)
  const meshes = parts.map((part) => copiesOf(part, flowers.length))
  const light = makeMarks('light', shine.reach, -1)
  const group = new Group()
  group.add(...meshes, light.group)
  const tone = new Color()
  for (const mesh of meshes) {
    mesh.frustumCulled = false
    mesh.visible = false
    flowers.forEach((_, i) => mesh.setColorAt(i, tone.set(tones[i % tones.length] ?? tones[0])))
  }
  const lay = makeLaying(flowers, meshes)
  return {
    object: group,
    paint({ beat: { to, plan }, seconds }) {
      const shares = sharesAt(to, plan, seconds)
      lightMarble(light, slates, shares)
      lay(shares)
    },
    dispose() {
      light.dispose()
      for (const mesh of meshes) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
    },
  }
}

/** The end: marigolds are laid round the slates of those who won, and their light falls on the marble. */
import { Color, Group, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import type { Quality } from '../contract.ts'
import { easeOut } from '../ease.ts'
import { type Copies, makeCopies } from '../pieces/copies.ts'
import { makeSpread, type Spread } from '../pieces/spread.ts'
import { slate, type Spot } from './lay.ts'

/** How far apart the flowers lie (cm), and how much of the time one takes to open. */
const apart = 1.62
const opening = 0.18
const tones = ['#f0820f', '#ffb21c', '#e8640c'] as const

export interface Garland {
  readonly group: Group
  /** How much of it is laid for each seat, 0 to 1. */
  lay(shares: readonly number[]): void
  dispose(): void
}

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

function makeLight(slates: readonly Spot[]): Spread {
  const outlines = slates.map(({ x, z }) => ({ x, z, halfX: slate.halfX, halfZ: slate.halfZ }))
  return makeSpread('light', outlines, 11, 0.06)
}

export async function loadGarland(slates: readonly Spot[], tier: Quality): Promise<Garland> {
  const flowers = slates.flatMap(flowersOf)
  const nowhere = new Matrix4().makeScale(0, 0, 0)
  const places = flowers.map(() => nowhere)
  const copies: Copies = await makeCopies('marigold', null, places, tier)
  const light = makeLight(slates)
  const group = new Group()
  group.add(copies.group, light.mesh)
  const meshes = copies.group.children.filter((child) => child instanceof InstancedMesh)
  const tone = new Color()
  for (const mesh of meshes) {
    mesh.frustumCulled = false
    mesh.visible = false
    flowers.forEach((_, i) => mesh.setColorAt(i, tone.set(tones[i % tones.length] ?? tones[0])))
  }
  const matrix = new Matrix4()
  const turn = new Quaternion()
  const up = new Vector3(0, 1, 0)
  const size = new Vector3()
  return {
    group,
    lay(shares) {
      const isSeen = shares.some((share) => share > 0)
      slates.forEach((_, seat) => light.set(seat, (shares[seat] ?? 0) * 0.4))
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
    },
    dispose() {
      copies.dispose()
      light.dispose()
    },
  }
}

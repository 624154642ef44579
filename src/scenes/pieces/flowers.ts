/** Instanced marigolds of the winners' garlands, which open one after another. */
import { Color, Group, Matrix4, Quaternion, Vector3 } from 'three'
import type { Quality } from '../contract.ts'
import { easeOut } from '../ease.ts'
import { copiesOf, loadModelParts } from './copies.ts'

/** Share of the whole time that one flower takes to open. */
const openingShare = 0.18
const tones = ['#f0820f', '#ffb21c', '#e8640c'] as const

export interface Flower {
  readonly seat: number
  readonly at: Vector3
  readonly yaw: number
  readonly size: number
  /** Position in the sequence, 0 to 1. */
  readonly turn: number
}

/** Opened flowers with their current sizes; closed ones are not rendered. */
export function openFlowers(
  flowers: readonly Flower[],
  shares: readonly number[],
): readonly { readonly flower: Flower; readonly size: number; readonly tone: string }[] {
  return flowers.flatMap((flower, i) => {
    const { seat, size, turn } = flower
    const open = easeOut(((shares[seat] ?? 0) - turn * (1 - openingShare)) / openingShare)
    const tone = tones[i % tones.length] ?? tones[0]
    return open > 0 ? [{ flower, size: size * open, tone }] : []
  })
}

export interface Flowers {
  readonly group: Group
  /** Laid share of each seat's garland, 0 to 1. */
  show(shares: readonly number[]): void
  dispose(): void
}

type Flat = readonly [x: number, z: number]

/** Evenly spaced points from corner to corner, without the last one. */
const along = (corners: readonly Flat[], apart: number): readonly Flat[] =>
  corners.slice(1).flatMap(([bx, bz], i): Flat[] => {
    const [ax, az] = corners[i] ?? [0, 0]
    const count = Math.round(Math.hypot(bx - ax, bz - az) / apart)
    return Array.from({ length: count }, (_, k): Flat => [
      ax + ((bx - ax) * k) / count,
      az + ((bz - az) * k) / count,
    ])
  })

/**
 * A garland in two halves that are laid at once: right along `corners`, left along `left` (by
 * default the mirrored corners).
 */
export function garlandOf(
  corners: readonly Flat[],
  apart: number,
  seat: number,
  [x, y, z]: readonly [number, number, number],
  left = corners,
): readonly Flower[] {
  return ([1, -1] as const).flatMap((side) => {
    const half = along(side > 0 ? corners : left, apart)
    return half.slice(side < 0 ? 1 : 0).map(([fx, fz], i) => ({
      seat,
      at: new Vector3(x + side * fx, y, z + fz),
      yaw: i * 2.4,
      size: 0.92 + 0.22 * Math.sin(i * 3.7),
      turn: i / half.length,
    }))
  })
}

export async function makeFlowers(flowers: readonly Flower[], tier: Quality): Promise<Flowers> {
  const parts = await loadModelParts('marigold', null, tier, 'copies')
  const meshes = parts.map((part) => copiesOf(part, flowers.length))
  const group = new Group()
  group.add(...meshes)
  const tint = new Color()
  for (const mesh of meshes) {
    mesh.frustumCulled = false
    mesh.visible = false
  }
  const [matrix, turn, wide] = [new Matrix4(), new Quaternion(), new Vector3()]
  const up = new Vector3(0, 1, 0)
  return {
    group,
    show(shares) {
      const open = openFlowers(flowers, shares)
      for (const mesh of meshes) {
        mesh.visible = open.length > 0
        mesh.count = open.length
        open.forEach(({ flower: { at, yaw }, size, tone }, i) => {
          turn.setFromAxisAngle(up, yaw)
          mesh.setMatrixAt(i, matrix.compose(at, turn, wide.setScalar(size)))
          mesh.setColorAt(i, tint.set(tone))
        })
        mesh.instanceMatrix.needsUpdate = true
        if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
      }
    },
    dispose() {
      for (const mesh of meshes) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
    },
  }
}

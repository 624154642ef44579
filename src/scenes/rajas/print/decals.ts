/** Decals of a board: quads with UVs from an atlas, merged into one mesh. */
import {
  BufferGeometry,
  Float32BufferAttribute,
  MeshLambertMaterial,
  MeshStandardMaterial,
} from 'three'
import type { Placement } from '../../../shapes/rajas.ts'
import type { Atlas } from './atlas.ts'

export interface Decal {
  readonly key: string
  readonly at: Placement
  /** Half width and half depth (cm). */
  readonly half: number
  readonly halfZ?: number
}

/** Offset above the surface (cm) against z-fighting. */
const zOffsetCm = 0.014

export function decalGeometry(
  decals: readonly Decal[],
  atlas: Pick<Atlas, 'rectOf'>,
): BufferGeometry {
  const place: number[] = []
  const normal: number[] = []
  const uv: number[] = []
  const index: number[] = []
  for (const { key, at, half, halfZ = half } of decals) {
    const [u0, v0, u1, v1] = atlas.rectOf(key)
    const [c, s] = [Math.cos(at.turn), Math.sin(at.turn)]
    const first = place.length / 3
    for (const [x, z] of [
      [-half, halfZ],
      [half, halfZ],
      [half, -halfZ],
      [-half, -halfZ],
    ] as const) {
      place.push(at.x + c * x + s * z, at.y + zOffsetCm, at.z - s * x + c * z)
      normal.push(0, 1, 0)
    }
    uv.push(u0, v1, u1, v1, u1, v0, u0, v0)
    index.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.setIndex(index)
  return geometry
}

/**
 * Transparent, with a polygon offset and without depth writes, so that prints do not flicker on
 * their ground.
 */
export function decalMaterial(
  atlas: Atlas,
  isPlain: boolean,
): MeshStandardMaterial | MeshLambertMaterial {
  const shared = {
    map: atlas.texture,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  }
  return isPlain
    ? new MeshLambertMaterial(shared)
    : new MeshStandardMaterial({ ...shared, roughness: 0.75 })
}

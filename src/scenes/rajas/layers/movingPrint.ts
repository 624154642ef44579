/** Decals on moving things: one mesh of quads; only changed quads are rewritten. */
import { BufferGeometry, DynamicDrawUsage, Float32BufferAttribute, Mesh } from 'three'
import type { Atlas } from '../print/atlas.ts'
import { decalMaterial } from '../print/decals.ts'

/** A printed square: centre, half width (cm), key of its atlas cell. */
export interface PlacedPrint {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly z: number
  readonly half: number
}

export interface MovingPrint {
  readonly mesh: Mesh
  show(all: readonly PlacedPrint[]): void
  dispose(): void
}

/** Capacity; further prints are not drawn. */
const capacity = 512
/** Offset above the surface (cm) against z-fighting. */
const zOffsetCm = 0.016

const corners = [
  [-1, 1, 0, 3],
  [1, 1, 2, 3],
  [1, -1, 2, 1],
  [-1, -1, 0, 1],
] as const

function squares(): BufferGeometry {
  const geometry = new BufferGeometry()
  const dynamic = (wide: number) => {
    const values = new Float32BufferAttribute(new Float32Array(capacity * 4 * wide), wide)
    return values.setUsage(DynamicDrawUsage)
  }
  geometry.setAttribute('position', dynamic(3))
  geometry.setAttribute('uv', dynamic(2))
  const up = Array.from({ length: capacity * 4 }, () => [0, 1, 0]).flat()
  geometry.setAttribute('normal', new Float32BufferAttribute(up, 3))
  const index = Array.from({ length: capacity }, (_, i) =>
    [0, 1, 2, 0, 2, 3].map((corner) => i * 4 + corner),
  )
  geometry.setIndex(index.flat())
  return geometry
}

export function makeMovingPrint(atlas: Atlas, isPlain: boolean): MovingPrint {
  const geometry = squares()
  const [place, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  const material = decalMaterial(atlas, isPlain)
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  let shown: readonly PlacedPrint[] = []
  return {
    mesh,
    show(all) {
      let haveChanged = false
      all.slice(0, capacity).forEach((printed, i) => {
        if (printed === shown[i]) return
        haveChanged = true
        const { key, x, y, z, half } = printed
        const rect = atlas.rectOf(key)
        corners.forEach(([right, near, u, v], k) => {
          place.setXYZ(i * 4 + k, x + right * half, y + zOffsetCm, z + near * half)
          uv.setXY(i * 4 + k, rect[u], rect[v])
        })
      })
      shown = all
      geometry.setDrawRange(0, Math.min(capacity, all.length) * 6)
      if (!haveChanged) return
      place.needsUpdate = true
      uv.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}

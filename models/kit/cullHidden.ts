// Removes triangles that nobody can see: inside other stones, in joints between blocks, undersides on the ground.
import { Bvh } from './bvh.ts'
import { cross, type Soup } from './soup.ts'
import type { Vec3 } from './manifold.ts'

/** Evenly distributed directions over the whole sphere. */
const sphere: readonly Vec3[] = Array.from({ length: 72 }, (_, i) => {
  const y = 1 - (2 * (i + 0.5)) / 72
  const r = Math.sqrt(1 - y * y)
  const angle = i * 2.399963
  return [r * Math.cos(angle), y, r * Math.sin(angle)]
})

/** Keeps triangles that are visible from at least `far` cm away and from above the plane y = `ground`. */
export function withoutHidden(soup: Soup, far: number, ground: number): Soup {
  const tree = new Bvh(soup)
  return soup.filter((tri) => {
    const n = cross(tri)
    const size = Math.hypot(...n) || 1
    const [nx, ny, nz] = n.map((v) => v / size) as Vec3
    return samples(tri.at).some(([x, y, z]) => {
      const o: Vec3 = [x + nx * 0.02, y + ny * 0.02, z + nz * 0.02]
      return sphere.some((d) => {
        if (d[0] * nx + d[1] * ny + d[2] * nz < 0.08) return false
        if (d[1] < 0 && (ground - o[1]) / d[1] < far) return false
        return tree.reach(o, d, far) >= far
      })
    })
  })
}

/** Sample points of a triangle: its middle, and points near its corners and the middles of its sides. */
function samples(at: number[]): Vec3[] {
  const weights = [
    [1 / 3, 1 / 3, 1 / 3],
    [0.9, 0.05, 0.05],
    [0.05, 0.9, 0.05],
    [0.05, 0.05, 0.9],
    [0.48, 0.48, 0.04],
    [0.04, 0.48, 0.48],
    [0.48, 0.04, 0.48],
  ]
  return weights.map(
    (w) => [0, 1, 2].map((k) => w.reduce((sum, v, i) => sum + v * (at[i * 3 + k] ?? 0), 0)) as Vec3,
  )
}

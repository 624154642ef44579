// A small bounding volume hierarchy (BVH) over triangles: distance from a ray's origin to its first hit.
import type { Soup } from './soup.ts'
import type { Vec3 } from './manifold.ts'

const LEAF = 4

export class Bvh {
  /** Nine numbers for each triangle, in tree order: first corner and the two edges from it. */
  private readonly tris: Float64Array
  /** Six numbers for each node: low corner, high corner. */
  private readonly boxes: number[] = []
  /** Three numbers for each node: first triangle or right child, count or zero, axis of the cut. */
  private readonly links: number[] = []
  private readonly stack = new Int32Array(96)

  constructor(soup: Soup) {
    const order = soup.map((_, i) => i)
    const middles = soup.map(({ at }) =>
      [0, 1, 2].map((k) => ((at[k] ?? 0) + (at[k + 3] ?? 0) + (at[k + 6] ?? 0)) / 3),
    )
    this.build(soup, middles, order, 0, order.length)
    this.tris = new Float64Array(order.length * 9)
    order.forEach((t, i) => {
      const at = soup[t]?.at ?? []
      for (let k = 0; k < 9; k++)
        this.tris[i * 9 + k] = (at[k] ?? 0) - (k < 3 ? 0 : (at[k % 3] ?? 0))
    })
  }

  private build(soup: Soup, middles: number[][], order: number[], from: number, to: number): void {
    const low = [Infinity, Infinity, Infinity]
    const high = [-Infinity, -Infinity, -Infinity]
    for (let i = from; i < to; i++) {
      const at = soup[order[i] ?? 0]?.at ?? []
      for (let k = 0; k < 9; k++) {
        low[k % 3] = Math.min(low[k % 3] ?? 0, at[k] ?? 0)
        high[k % 3] = Math.max(high[k % 3] ?? 0, at[k] ?? 0)
      }
    }
    const node = this.links.length / 3
    this.boxes.push(...low, ...high)
    this.links.push(from, to - from, 0)
    if (to - from <= LEAF) return
    const size = high.map((v, i) => v - (low[i] ?? 0))
    const axis = size.indexOf(Math.max(...size))
    const sorted = order
      .slice(from, to)
      .sort((a, b) => (middles[a]?.[axis] ?? 0) - (middles[b]?.[axis] ?? 0) || a - b)
    sorted.forEach((t, i) => (order[from + i] = t))
    const half = (from + to) >> 1
    this.build(soup, middles, order, from, half)
    this.links[node * 3] = this.links.length / 3
    this.links[node * 3 + 1] = 0
    this.links[node * 3 + 2] = axis
    this.build(soup, middles, order, half, to)
  }

  /** Distance to the nearest triangle within `far`, or `far` if nothing is hit. */
  reach(o: Vec3, d: Vec3, far: number): number {
    const { links, stack } = this
    const [ix, iy, iz] = [1 / d[0], 1 / d[1], 1 / d[2]]
    let best = far
    let top = 0
    stack[top++] = 0
    while (top > 0) {
      const node = stack[--top] ?? 0
      if (!this.entered(node * 6, o, ix, iy, iz, best)) continue
      const first = links[node * 3] ?? 0
      const count = links[node * 3 + 1] ?? 0
      if (count === 0) {
        const forward = (d[links[node * 3 + 2] ?? 0] ?? 0) > 0
        stack[top++] = forward ? first : node + 1
        stack[top++] = forward ? node + 1 : first
        continue
      }
      for (let t = first; t < first + count; t++) best = this.hit(t * 9, o, d, best)
    }
    return best
  }

  private entered(b: number, o: Vec3, ix: number, iy: number, iz: number, far: number): boolean {
    const { boxes } = this
    const x0 = ((boxes[b] ?? 0) - o[0]) * ix
    const x1 = ((boxes[b + 3] ?? 0) - o[0]) * ix
    const y0 = ((boxes[b + 1] ?? 0) - o[1]) * iy
    const y1 = ((boxes[b + 4] ?? 0) - o[1]) * iy
    const z0 = ((boxes[b + 2] ?? 0) - o[2]) * iz
    const z1 = ((boxes[b + 5] ?? 0) - o[2]) * iz
    const near = Math.max(0, Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1))
    return near <= Math.min(far, Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1))
  }

  /** Ray-triangle intersection by Möller and Trumbore, double-sided. */
  private hit(at: number, o: Vec3, d: Vec3, far: number): number {
    const f = this.tris
    const [ux, uy, uz] = [f[at + 3] ?? 0, f[at + 4] ?? 0, f[at + 5] ?? 0]
    const [vx, vy, vz] = [f[at + 6] ?? 0, f[at + 7] ?? 0, f[at + 8] ?? 0]
    const px = d[1] * vz - d[2] * vy
    const py = d[2] * vx - d[0] * vz
    const pz = d[0] * vy - d[1] * vx
    const det = ux * px + uy * py + uz * pz
    if (det < 1e-12 && det > -1e-12) return far
    const sx = o[0] - (f[at] ?? 0)
    const sy = o[1] - (f[at + 1] ?? 0)
    const sz = o[2] - (f[at + 2] ?? 0)
    const u = (sx * px + sy * py + sz * pz) / det
    if (u < 0 || u > 1) return far
    const qx = sy * uz - sz * uy
    const qy = sz * ux - sx * uz
    const qz = sx * uy - sy * ux
    const v = (d[0] * qx + d[1] * qy + d[2] * qz) / det
    if (v < 0 || u + v > 1) return far
    const t = (vx * qx + vy * qy + vz * qz) / det
    return t > 1e-4 && t < far ? t : far
  }
}

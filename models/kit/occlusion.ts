// Baked ambient occlusion: the share of the sky visible from a vertex, by casting rays in a fixed pattern.
import { Bvh } from './bvh.ts'
import type { Soup } from './soup.ts'
import type { Vec3 } from './manifold.ts'

export interface OcclusionSettings {
  /** Maximum distance (cm) at which a surface still occludes. */
  reach: number
  rays?: number
  /** Lower limit of the brightness. */
  floor?: number
  /** Height of an occluding ground plane under the model, if any. */
  ground?: number
}

const bits = (i: number): number => {
  let r = i
  r = ((r << 16) | (r >>> 16)) >>> 0
  r = (((r & 0x55555555) << 1) | ((r & 0xaaaaaaaa) >>> 1)) >>> 0
  r = (((r & 0x33333333) << 2) | ((r & 0xcccccccc) >>> 2)) >>> 0
  r = (((r & 0x0f0f0f0f) << 4) | ((r & 0xf0f0f0f0) >>> 4)) >>> 0
  r = (((r & 0x00ff00ff) << 8) | ((r & 0xff00ff00) >>> 8)) >>> 0
  return r / 4294967296
}

/** Cosine-weighted directions over the hemisphere round +z. */
function fan(count: number): Vec3[] {
  return Array.from({ length: count }, (_, i) => {
    const r = Math.sqrt((i + 0.5) / count)
    const angle = 2 * Math.PI * bits(i)
    return [r * Math.cos(angle), r * Math.sin(angle), Math.sqrt(1 - r * r)]
  })
}

function frame(n: Vec3): [Vec3, Vec3] {
  const a: Vec3 = Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  const t: Vec3 = [a[1] * n[2] - a[2] * n[1], a[2] * n[0] - a[0] * n[2], a[0] * n[1] - a[1] * n[0]]
  const size = Math.hypot(...t)
  const u = t.map((v) => v / size) as Vec3
  return [u, [n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]]]
}

/** Returns a function from a point and its normal to brightness, memoised for shared vertices. */
export function makeOcclusion(soup: Soup, shade: OcclusionSettings): (p: Vec3, n: Vec3) => number {
  const tree = new Bvh(soup)
  const directions = fan(shade.rays ?? 40)
  const memory = new Map<string, number>()
  return (p, n) => {
    const k = [...p, ...n].map((v) => Math.round(v * 500)).join(',')
    const known = memory.get(k)
    if (known !== undefined) return known
    const [u, v] = frame(n)
    const lift = shade.reach * 0.004
    const o: Vec3 = [p[0] + n[0] * lift, p[1] + n[1] * lift, p[2] + n[2] * lift]
    let free = 0
    for (const [a, b, c] of directions) {
      const d: Vec3 = [
        a * u[0] + b * v[0] + c * n[0],
        a * u[1] + b * v[1] + c * n[1],
        a * u[2] + b * v[2] + c * n[2],
      ]
      let far = tree.reach(o, d, shade.reach)
      if (shade.ground !== undefined && d[1] < 0) far = Math.min(far, (shade.ground - o[1]) / d[1])
      free += Math.min(1, Math.max(0, far / shade.reach)) ** 0.6
    }
    const floor = shade.floor ?? 0.3
    const value = floor + (1 - floor) * (free / directions.length)
    memory.set(k, value)
    return value
  }
}

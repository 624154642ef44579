// Vertex normals: averaged over faces that meet at less than the crease angle, weighted by area and angle.
import { cross, type Soup } from './soup.ts'
import type { Vec3 } from './manifold.ts'

const key = (x: number, y: number, z: number): string =>
  `${Math.round(x * 2000)},${Math.round(y * 2000)},${Math.round(z * 2000)}`

interface Corner {
  face: Vec3
  weight: number
}

function angleAt(at: number[], corner: number): number {
  const p = (k: number): Vec3 => [at[k * 3] ?? 0, at[k * 3 + 1] ?? 0, at[k * 3 + 2] ?? 0]
  const [o, a, b] = [p(corner), p((corner + 1) % 3), p((corner + 2) % 3)]
  const u: Vec3 = [a[0] - o[0], a[1] - o[1], a[2] - o[2]]
  const v: Vec3 = [b[0] - o[0], b[1] - o[1], b[2] - o[2]]
  const dot = u[0] * v[0] + u[1] * v[1] + u[2] * v[2]
  const size = Math.hypot(...u) * Math.hypot(...v)
  return size > 0 ? Math.acos(Math.min(1, Math.max(-1, dot / size))) : 0
}

/** Three normals (nine numbers) for each triangle, in the order of its corners. */
export function normalsOf(soup: Soup): number[][] {
  const faces = soup.map((tri) => {
    const n = cross(tri)
    const size = Math.hypot(...n) || 1
    return { unit: n.map((v) => v / size) as Vec3, area: size / 2 }
  })
  const around = new Map<string, Corner[]>()
  soup.forEach((tri, t) => {
    const face = faces[t]
    if (!face) return
    for (let c = 0; c < 3; c++) {
      const k = key(tri.at[c * 3] ?? 0, tri.at[c * 3 + 1] ?? 0, tri.at[c * 3 + 2] ?? 0)
      const list = around.get(k) ?? []
      list.push({ face: face.unit, weight: face.area * angleAt(tri.at, c) })
      around.set(k, list)
    }
  })
  return soup.map((tri, t) => {
    const own = faces[t]?.unit ?? [0, 1, 0]
    const limit = Math.cos((tri.crease * Math.PI) / 180)
    const out: number[] = []
    for (let c = 0; c < 3; c++) {
      const k = key(tri.at[c * 3] ?? 0, tri.at[c * 3 + 1] ?? 0, tri.at[c * 3 + 2] ?? 0)
      const sum: Vec3 = [0, 0, 0]
      for (const { face, weight } of around.get(k) ?? []) {
        if (face[0] * own[0] + face[1] * own[1] + face[2] * own[2] < limit) continue
        for (let i = 0; i < 3; i++) sum[i] = (sum[i] ?? 0) + (face[i] ?? 0) * weight
      }
      const size = Math.hypot(...sum)
      out.push(...(size > 1e-12 ? sum.map((v) => v / size) : own))
    }
    return out
  })
}

// Texture coordinates in centimetres, so that one texture has the same grain on every model.
import { UV_SPAN } from '../../src/scenes/materials/span.ts'
import { cross, type Tri } from './soup.ts'

const norm = (cm: number): number => Math.min(1, Math.max(0, cm / UV_SPAN + 0.5))

/** Box mapping: projects each triangle along the axis that it faces most. */
function box(tri: Tri): number[] {
  const n = cross(tri).map(Math.abs)
  const [nx = 0, ny = 0, nz = 0] = n
  return [0, 3, 6].flatMap((k) => {
    const [x = 0, y = 0, z = 0] = tri.at.slice(k, k + 3)
    if (ny >= nx && ny >= nz) return [norm(x), norm(z)]
    return nx > nz ? [norm(z), norm(-y)] : [norm(x), norm(-y)]
  })
}

/** Cylindrical mapping for lathed parts: u along the circumference, v along the y axis. */
function lathe(tri: Tri): number[] {
  const n = cross(tri).map(Math.abs)
  if ((n[1] ?? 0) > 2 * Math.hypot(n[0] ?? 0, n[2] ?? 0)) return box(tri)
  const corners = [0, 3, 6].map((k) => tri.at.slice(k, k + 3))
  const radius = corners.reduce((sum, [x = 0, , z = 0]) => sum + Math.hypot(x, z), 0) / 3
  const angles = corners.map(([x = 0, , z = 0]) => Math.atan2(z, x))
  const first = angles[0] ?? 0
  return corners.flatMap(([, y = 0], i) => {
    let angle = (angles[i] ?? 0) - first
    if (angle > Math.PI) angle -= 2 * Math.PI
    if (angle < -Math.PI) angle += 2 * Math.PI
    return [norm((first + angle) * Math.max(0.5, Math.round(radius * 2) / 2)), norm(-y)]
  })
}

export function uvOf(tri: Tri): number[] {
  if (tri.uv) return tri.uv
  if (tri.wrap === 'none') return [0, 0, 0, 0, 0, 0]
  return tri.wrap === 'lathe' ? lathe(tri) : box(tri)
}

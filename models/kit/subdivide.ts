// Subdivides long edges of a triangle soup, so that vertex occlusion is fine enough; adjacent triangles stay joined.
import type { Soup, Tri } from './soup.ts'

type Corner = [number, number, number]

const mid = (a: Corner, b: Corner): Corner => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
  (a[2] + b[2]) / 2,
]
const isLong = (a: Corner, b: Corner, max: number): boolean =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > max

/** Splits a triangle at its long edges. The decision depends on the edge alone, so adjacent triangles agree. */
function split(tri: Tri, max: number): Tri[] {
  const [a, b, c] = [0, 3, 6].map((k) => tri.at.slice(k, k + 3) as Corner)
  if (!a || !b || !c) return [tri]
  const long = [isLong(a, b, max), isLong(b, c, max), isLong(c, a, max)]
  const make = (...corners: Corner[]): Tri => ({ ...tri, at: corners.flat() })
  const count = long.filter(Boolean).length
  if (count === 0) return [tri]
  const [ab, bc, ca] = [mid(a, b), mid(b, c), mid(c, a)]
  if (count === 3) return [make(a, ab, ca), make(ab, b, bc), make(ca, bc, c), make(ab, bc, ca)]
  if (count === 1) {
    if (long[0]) return [make(a, ab, c), make(ab, b, c)]
    if (long[1]) return [make(b, bc, a), make(bc, c, a)]
    return [make(c, ca, b), make(ca, a, b)]
  }
  if (!long[0]) return [make(c, ca, bc), make(ca, a, bc), make(a, b, bc)]
  if (!long[1]) return [make(a, ab, ca), make(ab, b, ca), make(b, c, ca)]
  return [make(b, bc, ab), make(bc, c, ab), make(c, a, ab)]
}

export function subdivided(soup: Soup, max: number, only?: (tri: Tri) => boolean): Soup {
  let now = soup
  for (let pass = 0; pass < 12; pass++) {
    const next = now.flatMap((tri) => (only && !only(tri) ? [tri] : split(tri, max)))
    if (next.length === now.length) return now
    now = next
  }
  return now
}

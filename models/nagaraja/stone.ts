// Hewn stone: chipped blocks, courses of masonry with broken tops, and weathering as vertex tints.
import { latticeHash, noise, smoothStep } from '../../src/scenes/materials/noise.ts'
import { linear, type Paint, painted } from '../kit/paint.ts'
import { subdivided } from '../kit/subdivide.ts'
import { cross, soupOf, type Soup, type Tri } from '../kit/soup.ts'
import { Manifold, type Solid, type Vec3 } from '../kit/manifold.ts'

export type Detail = 'high' | 'low'

export const ruin: Paint = { material: 'ruin', crease: 48 }

/** A pseudo-random number from 0 to 1, the same on each bake. */
export const random01 = (seed: number, what: number): number => latticeHash(seed, what, 7)
const about = (seed: number, what: number, reach: number): number =>
  (random01(seed, what) * 2 - 1) * reach

const SIGNS = [-1, 1] as const

/** A block with worn edges and corners, different for each seed. */
export function chipped(size: Vec3, seed: number, wear = 0.14): Solid {
  const half = size.map((v) => v / 2) as Vec3
  const points: Vec3[] = []
  for (const x of SIGNS)
    for (const y of SIGNS)
      for (const z of SIGNS) {
        const k = (x + 1) * 2 + (y + 1) + (z + 1) / 2
        const big = random01(seed, k + 30) > 0.86 ? 2.6 : 1
        const cut = Math.min(wear * (0.6 + 0.8 * random01(seed, k)) * big, Math.min(...half) * 0.8)
        const sign: Vec3 = [x, y, z]
        for (let axis = 0; axis < 3; axis++)
          points.push(sign.map((s, i) => s * ((half[i] ?? 0) - (i === axis ? 0 : cut))) as Vec3)
      }
  return Manifold.hull(points)
}

/** A block of stone, slightly turned; the low version is a plain box. */
export function stoneBlock(size: Vec3, at: Vec3, seed: number, detail: Detail, wear = 0.14): Soup {
  const solid =
    detail === 'low'
      ? Manifold.cube(size, true)
      : chipped(size, seed, wear).rotate([0, about(seed, 50, 1.2), 0])
  return soupOf(painted(solid.translate(at), ruin))
}

export interface Wall {
  /** Lowest and highest corner of the box. */
  from: Vec3
  to: Vec3
  along: 'x' | 'z'
  /** Height of a course, and the approximate length of a block. */
  course: number
  long: number
  /** Share of missing blocks in the upper courses, 0 to 1. */
  broken: number
  seed: number
}

/** Fills a box with courses of blocks; blocks of the highest courses are partly missing. */
export function masonry(wall: Wall, detail: Detail): Soup {
  const { from, to, along, broken, seed } = wall
  const lengthwise = along === 'x' ? 0 : 2
  const across = along === 'x' ? 2 : 0
  const [start, end] = [from[lengthwise], to[lengthwise]]
  const courses = Math.max(1, Math.round((to[1] - from[1]) / wall.course))
  const high = (to[1] - from[1]) / courses
  const long = wall.long * (detail === 'low' ? 2.6 : 1)
  const soup: Soup = []
  for (let row = 0; row < courses; row++) {
    const count = Math.max(1, Math.round((end - start) / long))
    const joints = Array.from({ length: count + 1 }, (_, i) => {
      if (i === 0) return start
      if (i === count) return end
      const shift = (row % 2 ? 0.28 : -0.2) + about(seed + row * 31, i, 0.16)
      return start + ((end - start) * (i + shift)) / count
    })
    for (let i = 0; i < count; i++) {
      const own = seed * 131 + row * 17 + i
      const gone = row === courses - 1 ? broken : row === courses - 2 ? broken * 0.35 : 0
      if (random01(own, 3) < gone) continue
      const [a, b] = [joints[i] ?? 0, joints[i + 1] ?? 0]
      const size: Vec3 = [0, high, 0]
      const at: Vec3 = [0, from[1] + high * (row + 0.5), 0]
      size[lengthwise] = b - a
      size[across] = to[across] - from[across] + about(own, 5, 0.12)
      at[lengthwise] = (a + b) / 2
      at[across] = (from[across] + to[across]) / 2 + about(own, 6, 0.08)
      if (row === courses - 1) {
        size[1] *= 0.8 + 0.3 * random01(own, 8)
        at[1] += (size[1] - high) / 2
      }
      soup.push(...stoneBlock(size, at, own, detail))
    }
  }
  return soup
}

export interface Weather {
  tint: string
  moss: string
  lichen: string
  /** Share of horizontal stone that is overgrown, 0 to 1. */
  green: number
  seed: number
}

const blotch = (x: number, y: number, z: number, size: number, seed: number): number =>
  noise((x + 64 + y * 0.7) / size, (z + 64 - y * 0.4) / size, 997, 991, seed)

/** Tints every vertex: a tone for each block, streaks down the walls, moss and lichen on horizontal faces. */
export function weathered(soup: Soup, weather: Weather, longest = 1.7): Soup {
  const stone = linear(weather.tint)
  const moss = linear(weather.moss)
  const lichen = linear(weather.lichen)
  const cut = subdivided(soup, longest, (tri) => tri.material === 'ruin')
  return cut.map((tri) => (tri.material === 'ruin' ? tinted(tri) : tri))

  function tinted(tri: Tri): Tri {
    const n = cross(tri)
    const up = (n[1] ?? 0) / (Math.hypot(...n) || 1)
    const tints = [0, 3, 6].flatMap((k) => {
      const [x = 0, y = 0, z = 0] = tri.at.slice(k, k + 3)
      const patch = blotch(x, y, z, 5, weather.seed)
      const fine = blotch(x, y, z, 1.1, weather.seed + 1)
      const streak = up < 0.5 ? noise((x + z) * 1.6 + 90, y * 0.25 + 40, 997, 991, 5) : 0.5
      const light = 0.72 + 0.34 * patch + 0.22 * fine - 0.16 * (1 - streak) * (up < 0.5 ? 1 : 0)
      const grown =
        Math.max(0, up) ** 2 * blotch(x, y, z, 3.4, weather.seed + 2) + 0.22 * (fine - 0.5)
      const green = smoothStep(0.86 - weather.green * 0.5, 1.02 - weather.green * 0.5, grown)
      const spots = smoothStep(0.64, 0.74, blotch(x, y, z, 2, weather.seed + 3)) * 0.5
      return tri.tint.map((base, i) => {
        const plain = base * (stone[i] ?? 1) * light
        const old = plain + ((lichen[i] ?? 0) * light - plain) * spots
        return old + ((moss[i] ?? 0) * (0.6 + 0.7 * fine) - old) * green
      })
    })
    return { ...tri, tints }
  }
}

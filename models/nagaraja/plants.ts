// Plants in the ruins: roots that clasp the stones, creepers with leaves and blossoms, cushions of moss.
import { latticeHash } from '../../src/scenes/materials/noise.ts'
import { linear, type Paint } from '../kit/paint.ts'
import { type Soup, sheet, type Tri } from '../kit/soup.ts'
import type { Vec3 } from '../kit/manifold.ts'
import type { Detail } from './stone.ts'

const chance = (seed: number, k: number): number => latticeHash(seed, k, 23)

/** A smooth curve through the points, with `pieces` segments between each two. */
export function smoothCurve(points: readonly Vec3[], pieces: number): Vec3[] {
  const at = (i: number): Vec3 => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0, 0]
  const line: Vec3[] = []
  for (let i = 0; i + 1 < points.length; i++)
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces
      const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
      line.push(
        [0, 1, 2].map((n) => {
          const [p, q, r, s] = [a[n] ?? 0, b[n] ?? 0, c[n] ?? 0, d[n] ?? 0]
          return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
        }) as Vec3,
      )
    }
  line.push(at(points.length - 1))
  return line
}

/** A tapering tube along a curve. */
export function tube(
  line: readonly Vec3[],
  radius: (t: number) => number,
  sides: number,
  paint: Paint,
): Soup {
  const rows = line.map((p, i): Vec3[] => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? p, line[Math.min(line.length - 1, i + 1)] ?? p]
    const d = unit([b[0] - a[0], b[1] - a[1], b[2] - a[2]])
    const u = unit(crossed(d, Math.abs(d[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
    const v = crossed(u, d)
    const r = radius(i / Math.max(1, line.length - 1))
    return Array.from({ length: sides + 1 }, (_, k): Vec3 => {
      const angle = (-2 * Math.PI * k) / sides
      const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r]
      return [p[0] + u[0] * c + v[0] * s, p[1] + u[1] * c + v[1] * s, p[2] + u[2] * c + v[2] * s]
    })
  })
  return sheet(rows, paint)
}

const unit = ([x, y, z]: Vec3): Vec3 => {
  const size = Math.hypot(x, y, z) || 1
  return [x / size, y / size, z / size]
}
const crossed = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const bark: Paint = { material: 'petals', tint: '#6f604e', wrap: 'none', crease: 60 }

/** A root over the stones, slightly knotted, tapering to its end. */
export function root(points: readonly Vec3[], thick: number, seed: number, detail: Detail): Soup {
  const line = smoothCurve(points, detail === 'high' ? 5 : 2).map(([x, y, z], i): Vec3 => [
    x + (chance(seed, i) - 0.5) * 0.16,
    y + (chance(seed, i + 40) - 0.5) * 0.1,
    z + (chance(seed, i + 80) - 0.5) * 0.16,
  ])
  return tube(
    line,
    (t) => thick * (1 - 0.82 * t) * (0.9 + 0.2 * chance(seed, Math.round(t * 30))),
    detail === 'high' ? 7 : 4,
    bark,
  )
}

/** One leaf of two triangles, folded along its middle. */
function leaf(at: Vec3, size: number, turn: number, tilt: number, tint: string): Soup {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const place = (along: number, across: number, up: number): Vec3 => [
    at[0] + (along * c - across * s) * size,
    at[1] + up * size + along * tilt * size,
    at[2] + (along * s + across * c) * size,
  ]
  const style: Omit<Tri, 'at'> = {
    material: 'petals',
    tint: linear(tint),
    wrap: 'none',
    crease: 20,
    occlusion: 0.7,
  }
  const [foot, tip] = [place(0, 0, 0.05), place(1, 0, 0)]
  const [left, right] = [place(0.42, 0.38, 0.18), place(0.42, -0.38, 0.18)]
  return [
    { ...style, at: [...foot, ...left, ...tip] },
    { ...style, at: [...foot, ...tip, ...right] },
  ]
}

/** Leaves that spread outwards round a point. */
export function tuft(
  at: Vec3,
  size: number,
  count: number,
  seed: number,
  tints: readonly string[],
): Soup {
  return Array.from({ length: count }, (_, k): Soup => {
    const turn = ((k + chance(seed, k) * 0.7) / count) * Math.PI * 2
    const grown = size * (0.7 + 0.5 * chance(seed, k + 20))
    const ring = k % 2 ? 0.1 : 0.35
    return leaf(
      [
        at[0] + Math.cos(turn) * ring * size * 0.4,
        at[1] + 0.12 * (k % 3) * size,
        at[2] + Math.sin(turn) * ring * size * 0.4,
      ],
      grown,
      turn,
      -0.25 + 0.7 * chance(seed, k + 50),
      tints[k % tints.length] ?? '#4f7a35',
    )
  }).flat()
}

/** A creeper: a thin stem with leaves on both sides and, here and there, a blossom. */
export function creeper(
  points: readonly Vec3[],
  seed: number,
  detail: Detail,
  look: { leaves: readonly string[]; blossom?: string; size: number },
): Soup {
  const line = smoothCurve(points, detail === 'high' ? 7 : 3)
  const soup =
    detail === 'high'
      ? tube(line, (t) => 0.13 * (1 - 0.6 * t), 4, { ...bark, tint: '#5d5a34' })
      : []
  line.forEach((p, i) => {
    const turn = chance(seed, i) * Math.PI * 2
    for (const side of [0, Math.PI])
      soup.push(
        ...leaf(
          [p[0], p[1] + 0.08, p[2]],
          look.size * (0.75 + 0.5 * chance(seed, i + 9)),
          turn + side,
          0.1,
          look.leaves[(i + (side ? 1 : 0)) % look.leaves.length] ?? '#4f7a35',
        ),
      )
    if (look.blossom && i % 4 === 1)
      soup.push(...tuft([p[0], p[1] + 0.28, p[2]], look.size * 0.62, 5, seed + i, [look.blossom]))
  })
  return soup
}

/** A low cushion of moss on a horizontal surface. */
export function cushion(at: Vec3, radius: number, seed: number, tint: string): Soup {
  const rings = [1, 0.62, 0]
  const rows = rings.map((r, ring): Vec3[] =>
    Array.from({ length: 10 }, (_, k): Vec3 => {
      const angle = (2 * Math.PI * (k % 9)) / 9
      const reach = radius * r * (0.75 + 0.5 * chance(seed, k % 9))
      return [
        at[0] + Math.cos(angle) * reach,
        at[1] + [0, 0.6, 1][ring]! * radius * 0.24,
        at[2] - Math.sin(angle) * reach,
      ]
    }),
  )
  return sheet(rows, { material: 'petals', tint, wrap: 'none', crease: 80 })
}

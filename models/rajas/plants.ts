// Plants on the board and on tiles, with few triangles: palms, round trees, cypresses and hedges.
import { linear } from '../kit/paint.ts'
import type { Soup, Tri } from '../kit/soup.ts'
import type { Vec3 } from '../kit/manifold.ts'
import { coat, ellipsoid, lathe, put, tube } from './form.ts'

const leaf = (at: Vec3[], tint: string): Tri[] => {
  const style = {
    material: 'earth',
    tint: linear(tint),
    wrap: 'none' as const,
    crease: 20,
    occlusion: 0.7,
  }
  const [a, b, c] = at
  if (!a || !b || !c) return []
  return [
    { ...style, at: [...a, ...b, ...c] },
    { ...style, at: [...a, ...c, ...b] },
  ]
}

/** A palm `high` cm tall, its foot at the origin. */
function palm(high: number, turn: number): Soup {
  const top: Vec3 = [high * 0.16, high, 0]
  const trunk = tube(
    [[0, -0.1, 0], [high * 0.05, high * 0.5, 0], top],
    (t) => 0.11 - 0.05 * t,
    coat('earth', '#8a6a44'),
    5,
  )
  const crown = Array.from({ length: 8 }, (_, k) => {
    const angle = turn + (k / 8) * 2 * Math.PI
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const r = high * 0.46
    const mid: Vec3 = [top[0] + c * r * 0.55, top[1] + high * 0.1, s * r * 0.55]
    const tip: Vec3 = [top[0] + c * r, top[1] - high * 0.14, s * r]
    const [wx, wz] = [-s * high * 0.07, c * high * 0.07]
    const tint = k % 2 ? '#5d8a3a' : '#48752f'
    const left: Vec3 = [mid[0] + wx, mid[1] - 0.04, mid[2] + wz]
    const right: Vec3 = [mid[0] - wx, mid[1] - 0.04, mid[2] - wz]
    return [
      ...leaf([top, left, mid], tint),
      ...leaf([top, mid, right], tint),
      ...leaf([left, tip, mid], tint),
      ...leaf([mid, tip, right], tint),
    ]
  })
  return [...trunk, ...crown.flat()]
}

export const palmAt = (at: Vec3, high: number, turn: number): Soup =>
  put(palm(high, turn), at, turn)

/** A round tree: a few balls of leaves, with `sides` sides each, on a short trunk. */
export function roundTree(at: Vec3, size: number, turn: number, sides = 8): Soup {
  const green = ['#55792f', '#6b8c38', '#486b2b']
  const trunk = lathe(
    [
      [0.1 * size, -0.1],
      [0.07 * size, 0.6 * size],
    ],
    [0, 0, 0],
    coat('earth', '#6f5334'),
    5,
  )
  const crown = [0, 1, 2].flatMap((k) => {
    const angle = (k / 3) * 2 * Math.PI
    const r = 0.26 * size
    return ellipsoid(
      [0.42 * size, 0.36 * size, 0.42 * size],
      [Math.cos(angle) * r, (0.78 + 0.12 * k) * size, Math.sin(angle) * r],
      coat('earth', green[k] ?? '#55792f', 70),
      sides,
    )
  })
  return put([...trunk, ...crown], at, turn)
}

export const cypress = (at: Vec3, high: number): Soup =>
  lathe(
    [
      [0.05 * high, 0],
      [0.17 * high, 0.16 * high],
      [0.15 * high, 0.45 * high],
      [0.01, high],
    ],
    at,
    coat('earth', '#3f6434', 50),
    6,
  )

/** A low hedge with flowers of one colour. */
export function flowerbed(
  at: Vec3,
  size: readonly [number, number],
  flowers: string,
  pitch = 0.42,
): Soup {
  const [w, d] = size
  const hedge = ellipsoid([w / 2, 0.2, d / 2], at, coat('earth', '#4f7433', 80), 12)
  const [nx, nz] = [Math.max(1, Math.round(w / pitch)), Math.max(1, Math.round(d / pitch))]
  const blooms: Soup = []
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < nz; j++) {
      const u = ((i + 0.5) / nx) * 2 - 1
      const v = ((j + 0.5) / nz) * 2 - 1
      if (u * u + v * v > 1.1) continue
      const y = 0.2 * Math.sqrt(Math.max(0, 1 - (u * u + v * v) * 0.85))
      blooms.push(
        ...ellipsoid(
          [0.13, 0.1, 0.13],
          [at[0] + (u * w) / 2, at[1] + y + 0.02, at[2] + (v * d) / 2],
          coat('inlay', flowers, 70),
          4,
        ),
      )
    }
  return [...hedge, ...blooms]
}

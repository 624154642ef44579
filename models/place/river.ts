// The river below the balcony: its height, and the evening's vertex colours on its water.
import { clamp } from '../../src/scenes/materials/noise.ts'
import { SUN_DIRECTION } from '../../src/scenes/materials/light.ts'
import { linear } from '../kit/paint.ts'
import { sheet, type Soup } from '../kit/soup.ts'
import type { Vec3 } from '../kit/manifold.ts'

/** Height of the river's surface and z of its far bank (cm). */
export const RIVER = { level: -620, bank: -5200 } as const

export type Rgb = [number, number, number]
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

const DEEP = linear('#4f5a63')
const GOLD = linear('#e9b27d')
const GLITTER = linear('#ffe9c0')

/** The river as a fan of strips: golden like the sky far away, darker near by, with a path of light under the sun. */
export function river(): Soup {
  const reach = [260, 700, 1300, 2100, 3000, 4000, 5000, 6200, 7700]
  const rows = reach.map((out) =>
    Array.from({ length: 41 }, (_, k): Vec3 => {
      const angle = ((k / 40) * 2 - 1) * 2.6
      return [out * Math.sin(angle), RIVER.level, -out * Math.cos(angle)]
    }),
  )
  const shade = (x: number, z: number): Rgb => {
    const out = Math.hypot(x, z)
    const far = clamp((out - 600) / 4600)
    const off = Math.atan2(x, -z) - Math.atan2(SUN_DIRECTION[0], -SUN_DIRECTION[2])
    const path = Math.exp(-((off / 0.2) ** 2)) * 0.75 + Math.exp(-((off / 0.6) ** 2)) * 0.25
    return mix(mix(DEEP, GOLD, far ** 0.7), GLITTER, path * (0.35 + 0.5 * far))
  }
  return sheet(rows, { material: 'water', wrap: 'none', occlusion: 0 }).map((tri) => {
    const [ax = 0, , az = 0, bx = 0, , bz = 0, cx = 0, , cz = 0] = tri.at
    const uv = [ax, az, bx, bz, cx, cz].map((v) => v / 16000 + 0.5)
    return Object.assign(tri, { uv, tints: [...shade(ax, az), ...shade(bx, bz), ...shade(cx, cz)] })
  })
}

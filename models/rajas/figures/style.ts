// Shared parts of the six figures: their cloth, heads, arms and robes.
import type { Soup } from '../../kit/soup.ts'
import type { Vec3 } from '../../kit/manifold.ts'
import { ball, coat, lathe, tube } from '../form.ts'

export const SKIN = '#8a5a3a'

export const stone = coat('inlay', '#f2e6d0', 60)

export const gold = coat('brass', '#ffffff', 50)

export const cloth = (tint: string) => coat('silk', tint, 60)

export const skinned = coat('inlay', SKIN, 70)

export const head = (y: number, x = 0): Soup => ball(0.19, [x, y, 0], skinned, 10)

export const arm = (points: readonly Vec3[], tint: string): Soup =>
  tube(points, (t) => 0.1 - 0.03 * t, cloth(tint), 6)

/** A robe from the ground to the shoulders. */
export const robe = (high: number, wide: number, waist: number, tint: string): Soup =>
  lathe(
    [
      [wide, 0],
      [wide * 0.86, high * 0.1],
      [waist, high * 0.58],
      [waist * 1.15, high * 0.82],
      [waist * 0.7, high * 0.97],
      [0.1, high],
    ],
    [0, 0, 0],
    cloth(tint),
    12,
  )

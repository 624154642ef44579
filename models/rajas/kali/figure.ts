// Kali’s body: bent knees, a skirt of red silk, her garlands and scarf.
import { lathed } from '../../kit/form.ts'
import type { Soup } from '../../kit/soup.ts'
import type { Vec3 } from '../../kit/manifold.ts'
import { ball, coat, ellipsoid, lathe, skin, tube } from '../form.ts'
import { type DetailLevel, axis, gold, red, top } from './style.ts'

/** Legs with bent knees, a skirt of red silk, a slim waist, breast and shoulders. */
export function figure({ sides, body }: DetailLevel): Soup {
  const y = top + 0.46
  const at = (x: number, h: number, z = 0): Vec3 => [x, y + h, axis + z]
  const leg = (s: number): Soup => [
    ...tube(
      [
        at(s * 0.28, 1.2),
        at(s * 0.72, 0.86, 0.28),
        at(s * 0.5, 0.34, 0.04),
        at(s * 0.56, 0.04, 0.02),
      ],
      (t) => 0.3 - 0.17 * t,
      body,
      sides,
    ),
    ...ellipsoid([0.15, 0.09, 0.28], at(s * 0.6, 0.06, 0.14), body, sides),
    ...lathe(
      [
        [0.17, 0],
        [0.17, 0.09],
      ],
      at(s * 0.55, 0.14, 0.03),
      gold,
      sides,
    ),
  ]
  const torso = lathed(
    [
      [0.3, 1.3],
      [0.27, 1.62],
      [0.4, 2.1],
      [0.5, 2.36],
      [0.3, 2.62],
      [0.13, 2.72],
      [0.13, 2.9],
    ],
    sides + 4,
  )
  const skirt = lathed(
    [
      [0.9, 0.52],
      [0.74, 0.92],
      [0.44, 1.3],
      [0.36, 1.42],
    ],
    sides + 8,
  )
  const place = (solid: typeof torso, deep: number) =>
    solid.scale([1, 1, deep]).translate([0, y, axis])
  return [
    ...leg(1),
    ...leg(-1),
    ...skin(place(torso, 0.74), body),
    ...skin(place(skirt, 0.8), red),
    ...lathe(
      [
        [0.43, 1.3],
        [0.46, 1.38],
        [0.43, 1.46],
      ],
      at(0, 0),
      gold,
      sides + 4,
    ),
    ...ellipsoid([0.19, 0.18, 0.17], at(-0.2, 2.16, 0.28), body, sides),
    ...ellipsoid([0.19, 0.18, 0.17], at(0.2, 2.16, 0.28), body, sides),
  ]
}

/** Necklace, garland of marigolds, and a scarf that flies out to both sides. */
export function ornaments({ isFine, sides }: DetailLevel): Soup {
  const y = top + 0.46
  const ring = (count: number, wide: number, low: number, size: number, tint: string): Soup =>
    Array.from({ length: count }, (_, k) => {
      const angle = (k / (count - 1)) * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      return ball(
        size,
        [c * wide, y + 2.6 - s * low, axis + 0.2 + s * 0.26],
        coat('inlay', tint, 70),
        isFine ? 5 : 4,
      )
    }).flat()
  if (!isFine) return ring(9, 0.42, 1.3, 0.11, '#e08a1e')
  return [
    ...ring(19, 0.44, 1.36, 0.095, '#e8941e'),
    ...ring(13, 0.3, 0.5, 0.06, '#f4d27a'),
    ...[-1, 1].flatMap((s) =>
      tube(
        [
          [s * 0.42, y + 1.4, axis - 0.1],
          [s * 1.0, y + 1.5, axis - 0.5],
          [s * 1.6, y + 0.9, axis - 0.5],
          [s * 2.1, y + 0.9, axis - 0.3],
        ],
        (t) => 0.12 - 0.06 * t,
        red,
        sides - 1,
      ),
    ),
  ]
}

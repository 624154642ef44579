// Kali’s head: face, eyes, tongue, mane, a tall crown.
import type { Soup } from '../../kit/soup.ts'
import type { Vec3 } from '../../kit/manifold.ts'
import { ball, coat, ellipsoid, lathe, tube } from '../form.ts'
import { type DetailLevel, axis, gold, top } from './style.ts'

/** Face, eyes, the tongue, a mane, a tall crown and earrings. */
export function head({ sides, isFine, body }: DetailLevel): Soup {
  const y = top + 0.46 + 3.24
  const at = (x: number, h: number, z = 0): Vec3 => [x, y + h, axis + z]
  const white = coat('inlay', '#fff6e6', 70)
  const eyes = [-1, 1].flatMap((s) => [
    ...ellipsoid([0.085, 0.05, 0.03], at(s * 0.15, 0.06, 0.36), white, 8),
    ...ellipsoid([0.035, 0.04, 0.03], at(s * 0.15, 0.06, 0.385), coat('inlay', '#1a0d0d', 70), 6),
  ])
  const fine = [
    ...eyes,
    ...ellipsoid([0.03, 0.07, 0.02], at(0, 0.22, 0.37), coat('inlay', '#e0452a', 70), 6),
    ...ellipsoid([0.07, 0.15, 0.035], at(0, -0.2, 0.36), coat('inlay', '#d3263c', 70), 8),
    ...ellipsoid([0.05, 0.09, 0.06], at(0, 0, 0.4), body, 6),
  ]
  const strands = Array.from({ length: isFine ? 9 : 5 }, (_, k) => {
    const t = k / (isFine ? 8 : 4) - 0.5
    return tube(
      [
        at(t * 0.5, 0.24, -0.16),
        at(t * 1.1, -0.3, -0.4),
        at(t * 1.9, -0.95 - 0.25 * (0.5 - Math.abs(t)), -0.42),
      ],
      (s) => 0.15 - 0.11 * s,
      coat('inlay', '#15131c', 70),
      5,
    )
  })
  return [
    ...ellipsoid([0.36, 0.42, 0.37], at(0, 0), body, sides + 4),
    ...strands.flat(),
    ...fine,
    ...[-1, 1].flatMap((s) => ball(0.09, at(s * 0.4, -0.14, 0.08), gold, isFine ? 6 : 4)),
    ...lathe(
      [
        [0.38, 0.16],
        [0.42, 0.26],
        [0.36, 0.36],
        [0.36, 0.5],
        [0.24, 0.6],
        [0.26, 0.76],
        [0.12, 0.88],
        [0.14, 0.98],
        [0.01, 1.24],
      ],
      at(0, 0),
      gold,
      sides + 4,
    ),
    ...ball(0.09, at(0, 0.32, 0.38), coat('inlay', '#d3263c', 70), isFine ? 6 : 4),
  ]
}

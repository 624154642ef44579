// The dancer: a wide skirt, a slim waist, an arm raised.
import type { Soup } from '../../kit/soup.ts'
import { ball, coat, lathe, tube } from '../form.ts'
import { SKIN, arm, cloth, gold, skinned } from './style.ts'

export function dancer(): Soup {
  return [
    ...lathe(
      [
        [0.62, 0],
        [0.58, 0.1],
        [0.3, 0.52],
        [0.15, 0.76],
        [0.2, 1.0],
        [0.15, 1.16],
        [0.07, 1.22],
      ],
      [0, 0, 0],
      cloth('#c2306a'),
      14,
    ),
    ...lathe(
      [
        [0.605, 0.06],
        [0.58, 0.14],
      ],
      [0, 0, 0],
      gold,
      14,
    ),
    ...ball(0.17, [0.05, 1.38, 0], skinned, 10),
    ...ball(0.1, [0.05, 1.5, -0.14], coat('inlay', '#1c120d', 70), 6),
    ...arm(
      [
        [0.18, 1.12, 0],
        [0.5, 1.28, 0.02],
        [0.42, 1.72, 0.06],
        [0.2, 1.84, 0.06],
      ],
      SKIN,
    ),
    ...arm(
      [
        [-0.18, 1.12, 0],
        [-0.46, 1.0, 0.12],
        [-0.72, 1.22, 0.14],
      ],
      SKIN,
    ),
    ...tube(
      [
        [0.3, 1.08, -0.05],
        [0, 1.0, -0.2],
        [-0.5, 0.7, -0.2],
        [-0.72, 0.3, -0.1],
      ],
      () => 0.05,
      cloth('#e8b83a'),
      5,
    ),
  ]
}

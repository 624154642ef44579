// The Portuguese: a broad hat, a cape, a spyglass at his eye.
import type { Soup } from '../../kit/soup.ts'
import { coat, ellipsoid, lathe, tube } from '../form.ts'
import { arm, cloth, gold, head, robe, stone } from './style.ts'

/** Everything above the shoulders and in the hands: hat, feather, arms, spyglass and sword. */
function upper(): Soup {
  return [
    ...lathe(
      [
        [0.5, 0.02],
        [0.48, 0.07],
        [0.2, 0.1],
        [0.2, 0.3],
        [0.13, 0.34],
      ],
      [0, 1.52, 0],
      coat('inlay', '#241a16', 40),
      14,
    ),
    ...tube(
      [
        [-0.16, 1.7, 0.1],
        [-0.42, 1.9, -0.04],
        [-0.6, 1.8, -0.16],
      ],
      (t) => 0.07 - 0.05 * t,
      coat('inlay', '#e8dcc0', 60),
      5,
    ),
    ...arm(
      [
        [0.26, 1.08, 0],
        [0.48, 1.06, 0.16],
        [0.36, 1.34, 0.34],
      ],
      '#1f2f56',
    ),
    ...arm(
      [
        [-0.26, 1.08, 0],
        [-0.46, 0.82, 0.08],
        [-0.3, 0.7, 0.24],
      ],
      '#1f2f56',
    ),
    ...tube(
      [
        [0.4, 1.34, 0.3],
        [0.2, 1.42, 0.66],
      ],
      (t) => 0.05 + 0.04 * t,
      gold,
      7,
    ),
    ...tube(
      [
        [-0.3, 0.74, 0.24],
        [-0.62, 0.3, -0.1],
      ],
      () => 0.03,
      gold,
      5,
    ),
  ]
}

export function portuguese(): Soup {
  return [
    ...robe(1.26, 0.5, 0.26, '#1f2f56'),
    ...ellipsoid([0.36, 0.52, 0.14], [0, 0.82, -0.22], cloth('#7d1f2f'), 10),
    ...lathe(
      [
        [0.2, 0],
        [0.3, 0.05],
        [0.18, 0.1],
      ],
      [0, 1.2, 0],
      stone,
      12,
    ),
    ...head(1.44),
    ...ellipsoid([0.1, 0.16, 0.08], [0, 1.3, 0.14], coat('inlay', '#3a2414', 70), 6),
    ...upper(),
  ]
}

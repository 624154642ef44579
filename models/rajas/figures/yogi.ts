// The yogi: cross-legged on his mat, hair in a knot.
import type { Soup } from '../../kit/soup.ts'
import { ball, coat, ellipsoid, lathe, tube } from '../form.ts'
import { cloth, skinned } from './style.ts'

/** Everything above the shoulders and in the hands: head, beard and arms. */
function upper(): Soup {
  return [
    ...ball(0.19, [0, 1.1, 0], skinned, 10),
    ...ball(0.13, [0, 1.33, -0.02], coat('inlay', '#2a1a12', 70), 7),
    ...ellipsoid([0.1, 0.2, 0.07], [0, 0.94, 0.16], coat('inlay', '#efe6d8', 70), 6),
    ...tube(
      [
        [0.3, 0.78, 0],
        [0.56, 0.5, 0.1],
        [0.58, 0.3, 0.26],
      ],
      (t) => 0.09 - 0.03 * t,
      skinned,
      6,
    ),
    ...tube(
      [
        [-0.3, 0.78, 0],
        [-0.56, 0.5, 0.1],
        [-0.58, 0.3, 0.26],
      ],
      (t) => 0.09 - 0.03 * t,
      skinned,
      6,
    ),
  ]
}

export function yogi(): Soup {
  return [
    ...lathe(
      [
        [0.72, 0],
        [0.74, 0.06],
        [0.66, 0.12],
      ],
      [0, 0, 0],
      cloth('#d9822b'),
      12,
    ),
    ...tube(
      [
        [0.58, 0.2, 0],
        [0.34, 0.2, 0.34],
        [-0.12, 0.18, 0.38],
      ],
      (t) => 0.16 - 0.05 * t,
      skinned,
      7,
    ),
    ...tube(
      [
        [-0.58, 0.2, 0],
        [-0.34, 0.2, 0.34],
        [0.12, 0.26, 0.4],
      ],
      (t) => 0.16 - 0.05 * t,
      skinned,
      7,
    ),
    ...lathe(
      [
        [0.34, 0.1],
        [0.24, 0.42],
        [0.3, 0.78],
        [0.08, 0.94],
      ],
      [0, 0, 0],
      skinned,
      10,
    ),
    ...upper(),
  ]
}

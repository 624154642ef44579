// The Great Mogul: a turban with a plume, a staff, a halo behind his head.
import { lathed } from '../../kit/form.ts'
import type { Soup } from '../../kit/soup.ts'
import { lathe, post, skin, tube } from '../form.ts'
import { arm, cloth, gold, head, robe } from './style.ts'

/** Everything above the shoulders and in the hands: turban, plume, staff and halo. */
function upper(): Soup {
  return [
    ...tube(
      [
        [0, 1.8, 0.1],
        [0, 2.05, 0.06],
        [0.02, 2.22, 0.02],
      ],
      (t) => 0.05 - 0.04 * t,
      gold,
      5,
    ),
    ...arm(
      [
        [0.27, 1.12, 0],
        [0.42, 0.84, 0.14],
        [0.22, 0.78, 0.3],
      ],
      '#c8922c',
    ),
    ...arm(
      [
        [-0.27, 1.12, 0],
        [-0.44, 0.86, 0.1],
        [-0.42, 0.72, 0.3],
      ],
      '#c8922c',
    ),
    ...post(0.03, 1.2, [-0.42, 0.1, 0.32], gold, 5),
    ...skin(
      lathed(
        [
          [0.42, 0],
          [0.42, 0.04],
        ],
        16,
      )
        .rotate([90, 0, 0])
        .translate([0, 1.5, -0.2]),
      gold,
    ),
  ]
}

export function mogul(): Soup {
  return [
    ...robe(1.3, 0.5, 0.27, '#c8922c'),
    ...lathe(
      [
        [0.28, 0.66],
        [0.3, 0.74],
      ],
      [0, 0, 0],
      cloth('#8f1f2a'),
      12,
    ),
    ...head(1.48),
    ...lathe(
      [
        [0.2, 0],
        [0.31, 0.1],
        [0.26, 0.24],
        [0.05, 0.34],
      ],
      [0, 1.54, 0],
      cloth('#f3ead6'),
      10,
    ),
    ...upper(),
  ]
}

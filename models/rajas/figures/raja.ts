// The raja: a crown under a parasol.
import type { Soup } from '../../kit/soup.ts'
import { lathe, post } from '../form.ts'
import { arm, cloth, gold, head, robe } from './style.ts'

/** Everything above the shoulders and in the hands: crown, arms and parasol. */
function upper(): Soup {
  return [
    ...arm(
      [
        [0.24, 1.06, 0],
        [0.42, 0.86, 0.14],
        [0.5, 1.1, 0.24],
      ],
      '#1f6f52',
    ),
    ...arm(
      [
        [-0.24, 1.06, 0],
        [-0.4, 0.8, 0.14],
        [-0.2, 0.74, 0.3],
      ],
      '#1f6f52',
    ),
    ...post(0.03, 2.1, [0.5, 0.1, 0.12], gold, 5),
    ...lathe(
      [
        [0.74, 2],
        [0.5, 2.2],
        [0.06, 2.32],
      ],
      [0.34, 0, 0.05],
      cloth('#b3213f'),
      12,
    ),
    ...lathe(
      [
        [0.76, 1.95],
        [0.76, 2.02],
      ],
      [0.34, 0, 0.05],
      gold,
      12,
    ),
  ]
}

export function raja(): Soup {
  return [
    ...robe(1.24, 0.44, 0.24, '#1f6f52'),
    ...lathe(
      [
        [0.25, 0.6],
        [0.28, 0.68],
      ],
      [0, 0, 0],
      gold,
      12,
    ),
    ...head(1.42),
    ...lathe(
      [
        [0.2, 0],
        [0.24, 0.12],
        [0.12, 0.2],
        [0.14, 0.28],
        [0.01, 0.44],
      ],
      [0, 1.5, 0],
      gold,
      8,
    ),
    ...upper(),
  ]
}

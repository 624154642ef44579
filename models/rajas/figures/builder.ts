// The master builder: a hammer in one hand, the other hand on his blocks.
import type { Soup } from '../../kit/soup.ts'
import { box, coat, lathe, post } from '../form.ts'
import { arm, cloth, head, robe } from './style.ts'

export function builder(): Soup {
  return [
    ...robe(1.16, 0.36, 0.25, '#8a6a48'),
    ...box([0.5, 0.42, 0.05], [0, 0.3, 0.31], cloth('#e6dcc4')),
    ...head(1.33),
    ...lathe(
      [
        [0.2, 0],
        [0.24, 0.07],
        [0.16, 0.16],
      ],
      [0, 1.4, 0],
      cloth('#b3552a'),
      9,
    ),
    ...arm(
      [
        [0.25, 1.0, 0],
        [0.5, 0.9, 0.1],
        [0.62, 1.24, 0.2],
      ],
      '#8a6a48',
    ),
    ...arm(
      [
        [-0.25, 1.0, 0],
        [-0.44, 0.74, 0.12],
        [-0.56, 0.62, 0.3],
      ],
      '#8a6a48',
    ),
    ...post(0.035, 0.62, [0.62, 1.06, 0.22], coat('earth', '#946540'), 5),
    ...box([0.36, 0.18, 0.18], [0.62, 1.6, 0.22], coat('inlay', '#7c7a78')),
    ...box([0.58, 0.52, 0.5], [-0.62, 0, 0.26], coat('sandstone', '#ffe0c0')),
    ...box([0.46, 0.28, 0.4], [-0.6, 0.52, 0.26], coat('sandstone', '#ffeed8')),
  ]
}

// The elephant of whoever begins.
import { elephant } from '../../../src/shapes/rajas.ts'
import { turned } from '../../kit/form.ts'
import type { Soup } from '../../kit/soup.ts'
import { ball, box, egg, lathe, skin, tube } from '../form.ts'
import { GOLD, PALE, dye } from './style.ts'

/** Looks to +x; a howdah on its back, a painted cloth, tusks. */
export function elephantSoup(): Soup {
  const grey = dye('#8d8a8c', 70)
  const { halfZ } = elephant
  const legs = [-0.62, 0.42].flatMap((x) =>
    [-1, 1].flatMap((s) =>
      lathe(
        [
          [0.27, 0],
          [0.22, 0.12],
          [0.26, 0.9],
        ],
        [x, 0, s * 0.42],
        grey,
        8,
      ),
    ),
  )
  return [
    ...legs,
    ...egg([1.02, 0.68, 0.68], [-0.12, 1.18, 0], grey, 14),
    ...egg([0.5, 0.55, 0.5], [0.98, 1.5, 0], grey, 12),
    ...[-1, 1].flatMap((s) =>
      egg([0.3, 0.46, 0.1], [0.82, 1.46, s * 0.56], dye('#a39a98', 70), 10),
    ),
    ...tube(
      [
        [1.32, 1.5, 0],
        [1.62, 1.1, 0],
        [1.62, 0.6, 0],
        [1.86, 0.42, 0],
      ],
      (t) => 0.22 - 0.13 * t,
      grey,
      8,
    ),
    ...[-1, 1].flatMap((s) =>
      tube(
        [
          [1.3, 1.22, s * 0.22],
          [1.6, 1.02, s * 0.26],
          [1.82, 1.1, s * 0.24],
        ],
        (t) => 0.08 - 0.06 * t,
        dye(PALE, 70),
        6,
      ),
    ),
    ...[-1, 1].flatMap((s) => ball(0.06, [1.32, 1.66, s * 0.3], dye('#1d1410', 70), 6)),
    ...egg([0.62, 0.5, halfZ * 0.86], [-0.16, 1.42, 0], dye('#b3213f', 70), 12),
    ...box([0.8, 0.16, 0.7], [-0.16, 1.86, 0], dye(GOLD)),
    ...[-0.46, 0.14].flatMap((x) =>
      [-0.28, 0.28].flatMap((z) => box([0.07, 0.4, 0.07], [x, 2, z], dye(GOLD))),
    ),
    ...skin(
      turned(
        [
          [0.5, 0],
          [0.34, 0.14],
          [0.02, 0.26],
        ],
        8,
      )
        .scale([1, 1, 0.86])
        .translate([-0.16, 2.38, 0]),
      dye('#b3213f'),
    ),
    ...lathe(
      [
        [0.2, 0],
        [0.02, 0.16],
      ],
      [1.08, 1.98, 0],
      dye(GOLD),
      8,
    ),
  ]
}

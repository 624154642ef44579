// A worker, identified by his colour and by the crest in his basket.
import { type SeatLook, worker } from '../../../src/shapes/rajas.ts'
import type { Soup } from '../../kit/soup.ts'
import { crest } from '../crests.ts'
import { ball, ellipsoid, lathe, tapered, tube } from '../form.ts'
import { PALE, disc, dye } from './style.ts'

const SKIN = '#8a5a3a'
const { radius: r, high } = worker
const brim = high - 0.3

/** A long coat with a wide hem, and a sash whose end hangs down in front. */
const coat = (paint: string, deep: string): Soup => [
  ...lathe(
    [
      [r, 0],
      [r, 0.07],
      [r * 0.95, 0.13],
      [r * 0.93, 0.2],
      [r * 0.8, 0.42],
      [r * 0.66, 0.7],
      [r * 0.55, 0.92],
      [r * 0.53, 1],
      [r * 0.58, 1.12],
      [r * 0.64, 1.26],
      [r * 0.58, 1.37],
      [r * 0.34, 1.44],
      [r * 0.24, 1.5],
    ],
    [0, 0, 0],
    dye(paint, 60),
    22,
  ),
  ...lathe(
    [
      [r * 0.94, 0.12],
      [r * 0.98, 0.15],
      [r * 0.965, 0.22],
      [r * 0.9, 0.24],
    ],
    [0, 0, 0],
    dye(deep, 60),
    22,
  ),
  ...lathe(
    [
      [r * 0.55, 0.88],
      [r * 0.61, 0.92],
      [r * 0.6, 0.99],
      [r * 0.55, 1.03],
    ],
    [0, 0, 0],
    dye(deep, 60),
    18,
  ),
  ...tapered([0.16, 0.42, 0.1], 0.03, [0.1, 0.5, r * 0.62], dye(deep, 60)),
  ...ball(0.075, [0.1, 0.94, r * 0.58], dye(deep, 70), 10),
  ...lathe(
    [
      [r * 0.34, 1.4],
      [r * 0.4, 1.44],
      [r * 0.3, 1.5],
    ],
    [0, 0, 0],
    dye(deep, 60),
    14,
  ),
]

/** The head under the basket: a face with a beard, and a turban. */
const head = (deep: string): Soup => [
  ...ball(0.25, [0, 1.63, 0], dye(SKIN, 75), 16),
  ...ellipsoid([0.2, 0.14, 0.1], [0, 1.53, 0.18], dye('#f0e6d6', 75), 12),
  ...ellipsoid([0.04, 0.06, 0.05], [0, 1.63, 0.25], dye(SKIN, 75), 8),
  ...[-1, 1].flatMap((s) => ball(0.03, [s * 0.09, 1.69, 0.22], dye('#1d1410', 75), 6)),
  ...lathe(
    [
      [0.26, 1.71],
      [0.31, 1.76],
      [0.31, 1.83],
      [0.22, 1.88],
    ],
    [0, 0, 0],
    dye(deep, 70),
    16,
  ),
]

const arms = (paint: string): Soup =>
  [-1, 1].flatMap((s) => [
    ...tube(
      [
        [s * 0.3, 1.28, 0],
        [s * 0.44, 1.36, 0.02],
        [s * 0.5, 1.56, 0.03],
        [s * 0.46, brim - 0.16, 0.02],
      ],
      (t) => 0.125 - 0.04 * t,
      dye(paint, 75),
      10,
    ),
    ...ball(0.085, [s * 0.45, brim - 0.1, 0.02], dye(SKIN, 75), 10),
  ])

/** A basket woven in rings, with the crest inside, visible from above. */
const basket = (deep: string, paint: string): Soup => [
  ...lathe(
    [
      [0.28, brim - 0.16],
      [0.36, brim - 0.12],
      [0.36, brim - 0.08],
      [0.42, brim - 0.06],
      [0.42, brim],
      [0.48, brim + 0.02],
      [0.5, brim + 0.1],
      [0.44, brim + 0.1],
      [0.1, brim + 0.06],
    ],
    [0, 0, 0],
    dye(deep, 50),
    20,
  ),
  ...lathe(
    [
      [0.47, brim + 0.08],
      [0.53, brim + 0.1],
      [0.53, brim + 0.14],
      [0.46, brim + 0.16],
    ],
    [0, 0, 0],
    dye(paint, 60),
    20,
  ),
]

/** A bearer in a long coat with a basket on his head. */
export const workerSoup = ({ crest: sign, paint, deep }: SeatLook): Soup => [
  ...coat(paint, deep),
  ...head(deep),
  ...arms(paint),
  ...basket(deep, paint),
  ...disc(crest(sign, 0.42), brim + 0.02, high, 0.05, PALE),
]

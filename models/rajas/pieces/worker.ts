// A worker, told by colour and by the crest in his basket.
import { type SeatLook, worker } from '../../../src/shapes/rajas.ts'
import type { Soup } from '../../kit/soup.ts'
import { crest } from '../crests.ts'
import { ball, lathe, tube } from '../form.ts'
import { PALE, disc, dye } from './style.ts'

/** A bearer in a long coat with a basket on his head; the crest lies in the basket, seen from above. */
export function workerSoup({ crest: sign, paint, deep }: SeatLook): Soup {
  const { radius: r, high } = worker
  const brim = high - 0.3
  return [
    ...lathe(
      [
        [r, 0],
        [r, 0.1],
        [r * 0.86, 0.16],
        [r * 0.62, 0.7],
        [r * 0.5, 1.05],
        [r * 0.62, 1.3],
        [r * 0.24, 1.46],
      ],
      [0, 0, 0],
      dye(paint),
      12,
    ),
    ...lathe(
      [
        [r * 0.56, 0.86],
        [r * 0.6, 0.95],
        [r * 0.55, 1.03],
      ],
      [0, 0, 0],
      dye(deep),
      12,
    ),
    ...ball(0.27, [0, 1.62, 0], dye('#8a5a3a', 70), 10),
    ...[-1, 1].flatMap((s) =>
      tube(
        [
          [s * 0.3, 1.26, 0],
          [s * 0.5, 1.55, 0.04],
          [s * 0.42, brim, 0.02],
        ],
        (t) => 0.12 - 0.03 * t,
        dye(paint, 70),
        6,
      ),
    ),
    ...lathe(
      [
        [0.28, brim - 0.16],
        [0.52, brim + 0.12],
        [0.46, brim + 0.12],
        [0.1, brim + 0.06],
      ],
      [0, 0, 0],
      dye(deep),
      14,
    ),
    ...disc(crest(sign, 0.42), brim + 0.02, high, 0.05, PALE),
  ]
}

// Kali's plinth and everything on it except her: lotus, scrolls and cups for karma.
import { kali, karmaPlaces, kaliScroll, scrollPlace } from '../../../src/shapes/rajas.ts'
import { laidFlat, extruded, lathed } from '../../kit/form.ts'
import type { Soup } from '../../kit/soup.ts'
import { CrossSection, type Shape } from '../../kit/manifold.ts'
import { ball, box, coat, ellipsoid, lathe, put, skin } from '../form.ts'
import { type DetailLevel, axis, gold, top } from './style.ts'

const pan = (x: number, z: number, round: number): Shape =>
  CrossSection.square([2 * (x - round), 2 * (z - round)], true).offset(round, 'Round', 2, 12)

export function plinth({ isFine }: DetailLevel): Soup {
  const shape = pan(kali.halfX, kali.halfZ, 0.9)
  const deck = pan(kali.halfX - 0.3, 3.45, 0.5).translate([0, 1.85])
  const line = deck.offset(-0.12, 'Round', 2, 12).subtract(deck.offset(-0.19, 'Round', 2, 12))
  const base = extruded(shape, 0, 0.55, { bevel: 0.16, steps: isFine ? 2 : 1 }, { bevel: 0.06 })
  return [
    ...skin(laidFlat(base), coat('rosewood', '#ffffff', 45)),
    ...skin(
      laidFlat(extruded(deck, 0.4, top, { bevel: 0.07, steps: 1 })),
      coat('marble', '#fff2da', 45),
    ),
    ...skin(laidFlat(extruded(line, top - 0.1, top + 0.02, { bevel: 0.01, steps: 1 })), gold),
  ]
}

/** Two rings of petals under her feet. */
export function lotus({ sides, isFine }: DetailLevel): Soup {
  const count = isFine ? 14 : 10
  const petals = Array.from({ length: count }, (_, k) => {
    const angle = (k / count) * 2 * Math.PI
    const petal = ellipsoid(
      [0.24, 0.13, 0.62],
      [0, 0.26, 1.28],
      coat('marble', '#f4c4c0', 70),
      isFine ? 8 : 6,
    )
    return put(petal, [0, top, axis], angle)
  })
  return [
    ...petals.flat(),
    ...lathe(
      [
        [1.5, 0],
        [1.62, 0.18],
        [1.2, 0.44],
        [0.3, 0.46],
      ],
      [0, top, axis],
      coat('marble', '#f2d4c8', 50),
      sides + 8,
    ),
  ]
}

/** Four scrolls of parchment with rolled ends, and cups for karma. */
export function furniture({ isFine }: DetailLevel): Soup {
  const paper = coat('parchment', '#ffffff', 50)
  const scrolls = [0, 1, 2, 3].flatMap((k) => {
    const at = scrollPlace(k)
    return [
      ...box(
        [kaliScroll.halfX * 2, 0.36, kaliScroll.halfZ * 2 - 0.3],
        [at.x, at.y - 0.4, at.z],
        paper,
      ),
      ...[-1, 1].flatMap((s) => [
        ...skin(
          lathed(
            [
              [0.2, -kaliScroll.halfX - 0.02],
              [0.2, kaliScroll.halfX + 0.02],
            ],
            isFine ? 10 : 6,
          )
            .rotate([0, 0, 90])
            .translate([at.x, at.y - 0.1, at.z + s * (kaliScroll.halfZ - 0.12)]),
          { ...paper, tint: '#f3dfb4' },
        ),
        ...(isFine
          ? [-1, 1].flatMap((e) =>
              ball(
                0.12,
                [
                  at.x + e * (kaliScroll.halfX + 0.06),
                  at.y - 0.1,
                  at.z + s * (kaliScroll.halfZ - 0.12),
                ],
                gold,
                6,
              ),
            )
          : []),
      ]),
    ]
  })
  const cups = karmaPlaces(3).flatMap(({ x, y, z }) =>
    lathe(
      [
        [0.4, -0.16],
        [0.6, -0.02],
        [0.52, 0.02],
        [0.1, -0.06],
      ],
      [x, y, z],
      coat('marble', '#f4c4c0', 40),
      isFine ? 14 : 8,
    ),
  )
  return [...scrolls, ...cups]
}

// The elephant of the starting player.
import { lathed } from '../../kit/form.ts'
import type { Soup } from '../../kit/soup.ts'
import { Manifold, type Solid, type Vec3 } from '../../kit/manifold.ts'
import { ball, box, ellipsoid, lathe, skin, tube } from '../form.ts'
import { drape, elephantBody } from './elephantBody.ts'
import { GOLD, PALE, dye } from './style.ts'

const red = '#b3213f'
const green = '#1f6b54'

/** Cuts out the part of the cloth between two x planes and above a height. */
const cut = (cloth: Solid, [from, to]: readonly [number, number], low: number): Solid => {
  const size: Vec3 = [to - from, 3, 3]
  return cloth.intersect(Manifold.cube(size, true).translate([(from + to) / 2, low + 1.5, 0]))
}

/** The cloth with its gold border and a band along its middle. */
function cloth(): Soup {
  const [edge, low] = [0.09, 0.86]
  const whole = cut(drape(0.07), [-0.78, 0.5], low)
  const border = cut(drape(0.1), [-0.78, 0.5], low).subtract(
    cut(drape(0.2), [-0.78 + edge, 0.5 - edge], low + edge),
  )
  const band = cut(drape(0.09), [-0.24, -0.04], low + edge)
  return [
    ...skin(whole, dye(red, 70)),
    ...skin(border, dye(GOLD, 60)),
    ...skin(band, dye(green, 70)),
    ...[-1, 1].flatMap((s) =>
      [-0.66, -0.44, -0.22, 0, 0.22, 0.38].flatMap((x) =>
        ball(
          0.055,
          [x - 0.02, low - 0.03, s * 0.575 * Math.sqrt(1 - ((x + 0.14) / 1.1) ** 2)],
          dye(GOLD, 70),
          6,
        ),
      ),
    ),
  ]
}

/** A howdah: a seat with a railing under a domed roof. */
function howdah(): Soup {
  const [x, floor, eave] = [-0.14, 1.84, 2.34]
  const posts = [-0.3, 0.3].flatMap((dx) =>
    [-0.24, 0.24].flatMap((z) =>
      lathe(
        [
          [0.05, 0],
          [0.03, 0.1],
          [0.045, eave - floor],
        ],
        [x + dx, floor, z],
        dye(GOLD, 60),
        7,
      ),
    ),
  )
  const roof = lathed(
    [
      [0.52, 0],
      [0.5, 0.05],
      [0.36, 0.08],
      [0.33, 0.16],
      [0.2, 0.26],
      [0.05, 0.31],
    ],
    16,
  )
    .scale([1, 1, 0.84])
    .translate([x, eave, 0])
  return [
    ...box([0.86, 0.14, 0.72], [x, floor - 0.12, 0], dye(GOLD)),
    ...box([0.74, 0.12, 0.6], [x, floor + 0.02, 0], dye(green)),
    ...[-0.34, 0.34].flatMap((z) => box([0.72, 0.05, 0.05], [x, floor + 0.16, z], dye(GOLD))),
    ...[-0.38, 0.38].flatMap((dx) => box([0.05, 0.05, 0.62], [x + dx, floor + 0.16, 0], dye(GOLD))),
    ...posts,
    ...skin(roof, { ...dye(red, 60) }),
    ...ball(0.055, [x, eave + 0.33, 0], dye(GOLD, 70), 8),
  ]
}

/** Ears, spread a little from the head, with thin edges. */
const ears = (): Soup =>
  [-1, 1].flatMap((s) =>
    skin(
      Manifold.sphere(1, 18)
        .scale([0.38, 0.52, 0.075])
        .rotate([s * 12, s * 30, 8])
        .translate([0.66, 1.5, s * 0.56]),
      { ...dye('#98938f', 75), wrap: 'none' },
    ),
  )

/** The head, painted and hung with gold. */
function head(): Soup {
  const pale = dye(PALE, 70)
  return [
    ...[-1, 1].flatMap((s) =>
      tube(
        [
          [1.18, 1.26, s * 0.24],
          [1.42, 1.06, s * 0.29],
          [1.66, 1.06, s * 0.28],
          [1.82, 1.2, s * 0.25],
        ],
        (t) => 0.085 - 0.07 * t,
        pale,
        8,
      ),
    ),
    ...[-1, 1].flatMap((s) =>
      lathe(
        [
          [0.1, 0],
          [0.1, 0.06],
        ],
        [1.4, 1.02, s * 0.285],
        dye(GOLD, 60),
        8,
      ),
    ),
    ...[-1, 1].flatMap((s) => ball(0.055, [1.25, 1.68, s * 0.29], dye('#1d1410', 70), 8)),
    ...ellipsoid([0.07, 0.2, 0.15], [1.33, 1.84, 0], dye(red, 70), 10),
    ...ball(0.06, [1.4, 1.84, 0], dye(GOLD, 70), 8),
    ...lathe(
      [
        [0.16, 0],
        [0.1, 0.06],
        [0.02, 0.14],
      ],
      [0.98, 2.08, 0],
      dye(GOLD, 60),
      10,
    ),
  ]
}

const toes = (): Soup =>
  [-0.66, 0.46].flatMap((x) =>
    [-1, 1].flatMap((s) =>
      [-0.55, 0, 0.55].flatMap((angle) =>
        ellipsoid(
          [0.05, 0.06, 0.06],
          [x + Math.cos(angle) * 0.24, 0.07, s * 0.37 + Math.sin(angle) * 0.24],
          dye(PALE, 70),
          6,
        ),
      ),
    ),
  )

/** The whole elephant, facing +x. */
export const elephantSoup = (): Soup => [
  ...skin(elephantBody(), dye('#8d8a8c', 75)),
  ...ears(),
  ...toes(),
  ...head(),
  ...cloth(),
  ...howdah(),
]

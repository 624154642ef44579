// Six arched chambers with their figures, the roofs and domes over them, the towers at both ends.
import { chamberXs, figurePlace, palace } from '../../../src/shapes/rajas.ts'
import { extruded } from '../../kit/form.ts'
import { painted } from '../../kit/paint.ts'
import { type Soup, soupOf } from '../../kit/soup.ts'
import { Manifold, type Outline, type Vec3 } from '../../kit/manifold.ts'
import { FIGURES } from '../figures/index.ts'
import { LOW_FIGURES } from '../figures/low.ts'
import { gold } from '../figures/style.ts'
import { box, chhatri, lathe, onion, post, put, tapered } from '../form.ts'
import { archShape, red, white } from './stone.ts'

type Dome = readonly [radius: number, at: Vec3]

/** The back wall with six niches and walls between them. */
export function chambers(): Soup {
  const { y, far, pitch } = palace.chambers
  const wide = pitch * 6 + 0.5
  const high = 2.35
  let wall = painted(
    Manifold.cube([wide, high, 1], true).translate([0, y + high / 2, far + 0.4]),
    red,
  )
  const open = painted(extruded(archShape(2.3, 0.75), -0.62, 0.5, { bevel: 0 }), white)
  for (const x of chamberXs) wall = wall.subtract(open.translate([x, y, far + 0.85]))
  const spandrels = chamberXs.flatMap((x) => {
    const ring = archShape(2.54, 0.78).subtract(archShape(2.3, 0.75))
    return soupOf(
      painted(
        extruded(ring, 0, 0.1, { bevel: 0.02, steps: 1 }).translate([x, y, far + 0.88]),
        white,
      ),
    )
  })
  const piers = Array.from({ length: 7 }, (_, k) => {
    const x = (k - 3) * pitch
    return [
      ...box([0.34, 0.9, 1.5], [x, y, far + 1.5], red),
      ...box([0.44, 0.1, 1.6], [x, y + 0.9, far + 1.5], white),
      ...onion(0.17, [x, y + 1, far + 2.1], white, 8),
    ]
  })
  return [
    ...soupOf(wall),
    ...spandrels,
    ...piers.flat(),
    ...tapered([wide + 0.7, 0.16, 1.5], 0.14, [0, y + high, far + 0.42], white),
    ...box([wide, 0.3, 0.9], [0, y + high + 0.16, far + 0.3], red),
  ]
}

const foot: Outline = [
  [0.62, 0],
  [0.66, 0.1],
  [0.6, 0.16],
]
const lowFoot: Outline = [
  [0.66, 0],
  [0.6, 0.16],
]

/** Places the figures in the chambers, each on a foot of the given profile. */
const within = (figures: readonly (() => Soup)[], foot: Outline, sides: number): Soup =>
  figures.flatMap((figure, k) => {
    const at = figurePlace(k)
    return [
      ...lathe(foot, [at.x, at.y, at.z], white, sides),
      ...put(figure(), [at.x, at.y + 0.14, at.z], 0, 1.06),
    ]
  })

export const highFigures = (): Soup => within(FIGURES, foot, 14)
export const lowFigures = (): Soup => within(LOW_FIGURES, lowFoot, 7)

const domePlaces = (): readonly Dome[] => {
  const { y, far, pitch } = palace.chambers
  const [top, z] = [y + 2.77, far + 0.35]
  const sides = [-2, 2].map((k): Dome => [0.72, [k * pitch, top + 0.24, z + 0.1]])
  return [[0.95, [0, top + 0.36, z + 0.12]], ...sides]
}

/** The three domes over the chambers. */
export const domes = (): Soup =>
  domePlaces().flatMap(([radius, at]) => onion(radius, at, white, radius > 0.9 ? 18 : 14))

export const lowDomes = (): Soup =>
  domePlaces().flatMap(([r, at]) => [
    ...lathe(
      [
        [r * 0.88, 0],
        [r * 1.04, r * 0.55],
        [r * 0.74, r * 1.22],
        [r * 0.08, r * 1.7],
      ],
      at,
      { ...white, crease: 60 },
      9,
    ),
    ...post(r * 0.09, r * 0.6, [at[0], at[1] + r * 1.6, at[2]], gold, 3),
  ])

export function roofs(): Soup {
  const { y, far, pitch } = palace.chambers
  const top = y + 2.77
  const z = far + 0.35
  return [
    ...lathe(
      [
        [0.95, 0],
        [0.95, 0.36],
        [1, 0.42],
      ],
      [0, top, z + 0.12],
      red,
      14,
    ),
    ...[-2, 2].flatMap((k) =>
      lathe(
        [
          [0.72, 0],
          [0.72, 0.26],
        ],
        [k * pitch, top, z + 0.1],
        red,
        12,
      ),
    ),
    ...[-1, 1, -3, 3].flatMap((k) => chhatri(0.56, 0.6, [k * pitch, top, z + 0.1], red, white)),
  ]
}

/** A slim tower at an end of the chambers. */
export function tower(x: number, z: number, high: number): Soup {
  return [
    ...lathe(
      [
        [0.72, 0],
        [0.68, 0.3],
        [0.6, 0.4],
        [0.52, high - 0.4],
        [0.66, high - 0.2],
        [0.66, high],
      ],
      [x, 0.8, z],
      red,
      8,
    ),
    ...lathe(
      [
        [0.6, 0],
        [0.6, 0.1],
      ],
      [x, 0.8 + high * 0.5, z],
      white,
      8,
    ),
    ...chhatri(0.6, 0.6, [x, 0.8 + high, z], red, white),
  ]
}

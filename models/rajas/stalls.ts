// Market stalls for silk, tea and spices, recognisable by awning, goods and outline; small on tiles, large in the
// square.
import { goodColours } from '../../src/shapes/rajas.ts'
import { Manifold } from '../kit/manifold.ts'
import type { Vec3 } from '../kit/manifold.ts'
import type { Model } from '../kit/glb.ts'
import type { Soup } from '../kit/soup.ts'
import { ball, box, coat, lathe, post, skin } from './form.ts'

export type Good = keyof typeof goodColours

const pole = coat('earth', '#8f6238', 40)
const sheetOf = (corners: Vec3[], tint: string): Soup =>
  skin(
    Manifold.hull(
      corners.flatMap(([x, y, z]): Vec3[] => [
        [x, y, z],
        [x, y - 0.04, z],
      ]),
    ),
    coat('silk', tint, 30),
  )

const posts = (high: number, low: number): Soup => [
  ...[-0.44, 0.44].flatMap((x) => post(0.035, high, [x, 0, -0.36], pole, 5)),
  ...[-0.44, 0.44].flatMap((x) => post(0.035, low, [x, 0, 0.3], pole, 5)),
]

/** A striped awning that slopes to the front. */
function striped(paint: string, pale: string): Soup {
  return Array.from({ length: 5 }, (_, k) => {
    const [l, r] = [-0.52 + k * 0.208, -0.52 + (k + 1) * 0.208]
    return sheetOf(
      [
        [l, 0.86, -0.42],
        [r, 0.86, -0.42],
        [l, 0.6, 0.38],
        [r, 0.6, 0.38],
      ],
      k % 2 === 0 ? paint : pale,
    )
  }).flat()
}

/** Bolts of cloth on a table, one hanging down. */
function silk(): Soup {
  const { paint, pale } = goodColours.silk
  const bolts = [
    [-0.28, 0.36, '#7a3f9a'],
    [-0.02, 0.36, '#e2b13c'],
    [0.25, 0.36, '#2c8ab0'],
  ] as const
  return [
    ...posts(0.86, 0.62),
    ...striped(paint, pale),
    ...box([0.9, 0.28, 0.3], [0, 0, 0.06], coat('earth', '#946540')),
    ...bolts.flatMap(([x, y, tint]) =>
      skin(Manifold.cylinder(0.34, 0.1, 0.1, 8).translate([x, y, -0.05]), coat('silk', tint, 60)),
    ),
    ...box([0.34, 0.3, 0.03], [0.02, 0.02, 0.23], coat('silk', '#e2558c')),
  ]
}

/** A pyramid tent over tea chests. */
function tea(): Soup {
  const { paint, pale } = goodColours.tea
  const peak: Vec3 = [0, 1.14, -0.04]
  const corners: Vec3[] = [
    [-0.54, 0.62, -0.48],
    [0.54, 0.62, -0.48],
    [0.54, 0.62, 0.42],
    [-0.54, 0.62, 0.42],
  ]
  const roof = corners.flatMap((corner, k) =>
    sheetOf([peak, corner, corners[(k + 1) % 4] ?? corner], k % 2 === 0 ? paint : pale),
  )
  const chest = coat('earth', '#a9824e')
  return [
    ...posts(0.64, 0.64),
    ...roof,
    ...box([0.32, 0.26, 0.28], [-0.24, 0, 0.1], chest),
    ...box([0.32, 0.26, 0.28], [0.14, 0, 0.14], chest),
    ...box([0.3, 0.24, 0.26], [-0.06, 0.26, 0.06], chest),
    ...ball(0.14, [-0.24, 0.26, 0.12], coat('earth', '#3f6b2c'), 6),
    ...ball(0.14, [0.16, 0.26, 0.16], coat('earth', '#3f6b2c'), 6),
  ]
}

/** A round parasol over cones of spices in bowls. */
function spices(): Soup {
  const { paint, pale } = goodColours.spices
  const ribs = 8
  const rim = (k: number): Vec3 => [
    0.6 * Math.cos((k / ribs) * 2 * Math.PI),
    0.72,
    0.6 * Math.sin((k / ribs) * 2 * Math.PI) - 0.12,
  ]
  const shade = Array.from({ length: ribs }, (_, k) =>
    sheetOf([[0, 1, -0.12], rim(k), rim(k + 1)], k % 2 === 0 ? paint : pale),
  ).flat()
  const heaps = [
    [-0.34, 0.26, '#d94a1e'],
    [0, 0.34, '#e8b01e'],
    [0.34, 0.26, '#8f3a1a'],
  ] as const
  return [
    ...post(0.04, 0.96, [0, 0, -0.12], pole, 6),
    ...shade,
    ...heaps.flatMap(([x, z, tint]) => [
      ...lathe(
        [
          [0.1, 0],
          [0.18, 0.12],
        ],
        [x, 0, z],
        coat('earth', '#8a5a34'),
        8,
      ),
      ...lathe(
        [
          [0.16, 0],
          [0.01, 0.2],
        ],
        [x, 0.12, z],
        coat('earth', tint, 60),
        8,
      ),
    ]),
  ]
}

/** A stall's soup by its good: about 1.1 cm square, open towards +z. */
export const STALLS: Readonly<Record<Good, () => Soup>> = { silk, tea, spices }

export const stallModels = (): Model[] =>
  (['silk', 'tea', 'spices'] as const).map((good) => {
    const name = `rajas-stall-${good}`
    // a single material makes one draw call: on a tile cloth and wood look equally shiny
    const soup = STALLS[good]().map((tri) => ({
      ...tri,
      material: 'inlay',
      uv: [0, 0, 0, 0, 0, 0],
    }))
    return {
      name,
      parts: [{ name, soup }],
      shade: { reach: 0.5, floor: 0.45, rays: 24, ground: 0 },
    }
  })

// The market square: paving, three large stalls, an arcade of mixed goods, a well under a tree.
import { areaBounds, market, spread, stallPlaces } from '../../src/shapes/rajas.ts'
import { Manifold } from '../kit/manifold.ts'
import type { Vec3 } from '../kit/manifold.ts'
import type { Soup } from '../kit/soup.ts'
import { ball, box, chhatri, coat, lathe, post, put, skin } from './form.ts'
import { roundTree } from './plants.ts'
import { STALLS, type Good } from './stalls.ts'

const goods: readonly Good[] = ['silk', 'tea', 'spices']
const white = coat('marble', '#fff8ec', 40)
const red = coat('sandstone', '#ffd9c4', 40)

/** Paving slabs in two tones. */
function paving(): Soup {
  const [x0, x1] = areaBounds.market.x
  const [nx, nz, z0, z1] = [8, 9, -11.7, 2.9]
  const soup: Soup = []
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < nz; j++) {
      const w = (x1 - x0 - 0.6) / nx
      const d = (z1 - z0) / nz
      const at: Vec3 = [x0 + 0.3 + (i + 0.5) * w, 0.86, z0 + (j + 0.5) * d]
      const tint = (i + j) % 2 === 0 ? '#ffe3c6' : '#f0c6a4'
      soup.push(...box([w - 0.05, 0.12, d - 0.05], at, coat('sandstone', tint, 30)))
    }
  return soup
}

/** A long awning in three colours over heaps of all goods. */
function arcade(): Soup {
  const { y, z } = market.mixed
  const wide = 10.4
  const bays = ['#c2417c', '#f3c8da', '#3f8f5a', '#cfe8c9', '#d8902a', '#f8deab']
  const roof = bays.flatMap((tint, k) => {
    const w = wide / bays.length
    const x = market.x + (k - 2.5) * w
    const corners: Vec3[] = [-w / 2, w / 2].flatMap((dx): Vec3[] => [
      [x + dx, y + 1.42, z - 1],
      [x + dx, y + 1.34, z - 1],
      [x + dx, y + 1.16, z + 0.55],
      [x + dx, y + 1.1, z + 0.55],
    ])
    return skin(Manifold.hull(corners), coat('silk', tint, 30))
  })
  const poles = spread(4, wide / 3 - 0.05, market.x).flatMap((x) => [
    ...post(0.09, 1.4, [x, y, z - 0.95], coat('earth', '#946540'), 6),
    ...post(0.09, 1.14, [x, y, z + 0.5], coat('earth', '#946540'), 6),
  ])
  const counter = box([wide - 0.5, 0.3, 0.8], [market.x, y, z], coat('earth', '#946540'))
  const heaps = spread(9, 1.1, market.x).flatMap((x, k): Soup => {
    if (k % 3 === 0)
      return skin(
        Manifold.cylinder(0.8, 0.2, 0.2, 9).translate([x, y + 0.5, z - 0.4]),
        coat('silk', ['#7a3f9a', '#e2558c', '#2c8ab0'][(k / 3) % 3] ?? '#7a3f9a', 60),
      )
    if (k % 3 === 1)
      return [
        ...box([0.6, 0.4, 0.55], [x, y + 0.3, z + 0.05], coat('earth', '#a9824e')),
        ...ball(0.26, [x, y + 0.66, z + 0.05], coat('earth', '#3f6b2c'), 7),
      ]
    return [
      ...lathe(
        [
          [0.2, 0],
          [0.36, 0.2],
        ],
        [x, y + 0.3, z + 0.1],
        coat('earth', '#8a5a34'),
        9,
      ),
      ...lathe(
        [
          [0.33, 0],
          [0.02, 0.36],
        ],
        [x, y + 0.5, z + 0.1],
        coat('earth', k > 4 ? '#d94a1e' : '#e8b01e', 60),
        9,
      ),
    ]
  })
  return [...roof, ...poles, ...counter, ...heaps]
}

function well(at: Vec3): Soup {
  return put(
    [
      ...lathe(
        [
          [0.8, 0],
          [0.8, 0.45],
          [0.62, 0.5],
        ],
        [0, 0, 0],
        white,
        12,
      ),
      ...lathe(
        [
          [0.6, 0.3],
          [0.6, 0.4],
        ],
        [0, 0, 0],
        coat('inlay', '#2f6f78'),
        12,
      ),
      ...chhatri(0.8, 1.1, [0, 0.4, 0], red, white),
    ],
    at,
  )
}

export function squareSoup(): Soup {
  const stalls = stallPlaces(3).flatMap(({ x, y, z }, i) =>
    put(STALLS[goods[i] ?? 'silk'](), [x, y - 0.02, z], 0, 2.9),
  )
  return [
    ...paving(),
    ...stalls,
    ...arcade(),
    ...well([21.9, 0.96, 1.4]),
    ...roundTree([12.5, 0.9, -5.9], 1.7, 0.4),
  ]
}

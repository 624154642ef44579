// A province board, front and back: a rim of stone, sunk cells, the residence, and a garden for a block.
import { province, provinceHalfX, provinceHalfZ, cellPlace, tile } from '../../src/shapes/rajas.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { subdivided } from '../kit/subdivide.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Shape, Solid } from '../kit/manifold.ts'
import { box, coat, lathe, onion, post } from './form.ts'
import { flowerbed, palmAt, roundTree } from './plants.ts'

const pan = (x: number, z: number, round: number): Shape =>
  CrossSection.square([2 * (x - round), 2 * (z - round)], true).offset(round, 'Round', 2, 8)

const slabOf = (shape: Shape, low: number, high: number, bevel: number): Solid =>
  laidFlat(extruded(shape, low, high, { bevel, steps: 2 }))

const grid = (): Shape => {
  const far = cellPlace(1, 1)
  const near = cellPlace(province.columns, province.rows)
  const e = tile.edge / 2
  const [w, d] = [near.x - far.x + 2 * e, near.z - far.z + 2 * e]
  return CrossSection.square([w, d], true).translate([0, -(far.z + near.z) / 2])
}

interface Side {
  name: string
  wood: string
  rim: string
  floor: string
}

function board(side: Side): Soup {
  const { top, floor } = province
  const rim = pan(provinceHalfX - 0.28, provinceHalfZ - 0.28, 0.7)
  const outer = painted(
    slabOf(pan(provinceHalfX, provinceHalfZ, 0.9), 0, top - 0.08, 0.14),
    coat('rosewood', side.wood, 45),
  )
  const face = painted(slabOf(rim, 0.3, top, 0.06), coat('marble', side.rim, 45))
  const well = painted(
    laidFlat(extruded(grid(), floor, top + 1, { bevel: 0 })),
    coat('earth', side.floor, 45),
  )
  const lines = [
    ...Array.from({ length: province.columns - 1 }, (_, i) => {
      const a = cellPlace(i + 1, 1)
      const b = cellPlace(i + 1, province.rows)
      return box(
        [0.05, 0.03, b.z - a.z + tile.edge],
        [a.x + tile.edge / 2, floor - 0.01, (a.z + b.z) / 2],
        coat('brass', '#ffffff'),
      )
    }),
    ...Array.from({ length: province.rows - 1 }, (_, i) => {
      const a = cellPlace(1, i + 1)
      return box(
        [tile.edge * province.columns, 0.03, 0.05],
        [0, floor - 0.01, a.z + tile.edge / 2],
        coat('brass', '#ffffff'),
      )
    }),
  ]
  const frame = grid().offset(0.12, 'Miter').subtract(grid().offset(0.02, 'Miter'))
  const edge = rim.offset(-0.14, 'Round', 2, 8).subtract(rim.offset(-0.22, 'Round', 2, 8))
  const inlaid = [frame, edge].flatMap((shape) =>
    soupOf(
      painted(
        laidFlat(extruded(shape, top - 0.1, top + 0.02, { bevel: 0.015, steps: 1 })),
        coat('brass', '#ffffff'),
      ),
    ),
  )
  return [
    ...subdivided(
      soupOf(outer.add(face).subtract(well)),
      2.2,
      (tri) => tri.material !== 'rosewood',
    ),
    ...lines.flat(),
    ...inlaid,
  ]
}

const SIDES: readonly Side[] = [
  { name: 'rajas-province-front', wood: '#ffffff', rim: '#fff2da', floor: '#b08f5c' },
  { name: 'rajas-province-back', wood: '#c08a70', rim: '#dfb48c', floor: '#a07a58' },
]

/** The owner's house in its cell, on three roads; its tile is a model of its own. */
function residence(): Soup {
  const white = coat('inlay', '#f6efe2', 40)
  const red = coat('inlay', '#a94a32', 40)
  const inOneMaterial = (soup: Soup): Soup => soup.map((tri) => ({ ...tri, material: 'inlay' }))
  return inOneMaterial([
    ...box([1.9, 0.16, 1.9], [0, 0, 0], white),
    ...box([1.5, 0.62, 1.5], [0, 0.16, 0], red),
    ...box([1.66, 0.08, 1.66], [0, 0.78, 0], white),
    ...[
      [0, 0.77],
      [-0.77, 0],
      [0.77, 0],
    ].flatMap(([x = 0, z = 0]) =>
      box([x ? 0.06 : 0.5, 0.46, x ? 0.5 : 0.06], [x, 0.16, z], coat('inlay', '#f1dcae')),
    ),
    ...lathe(
      [
        [0.5, 0],
        [0.5, 0.3],
      ],
      [0, 0.86, 0],
      white,
      12,
    ),
    ...onion(0.52, [0, 1.14, 0], coat('inlay', '#e0b04a', 60), 12),
    ...[-0.6, 0.6].flatMap((x) => [-0.6, 0.6].flatMap((z) => onion(0.2, [x, 0.86, z], white, 8))),
    ...post(0.03, 0.7, [0, 2.1, 0], coat('inlay', '#8a5a1c'), 5),
  ])
}

/** A walled garden on a cell that cannot be built on, with a plate for its income in the middle. */
function block(isLow = false): Soup {
  const e = tile.edge
  const wall = coat('earth', '#e8cfa4', 40)
  return [
    ...box([e - 0.06, 0.34, e - 0.06], [0, 0, 0], coat('earth', '#a4b464')),
    ...[-1, 1].flatMap((s) => [
      ...box([e - 0.06, 0.42, 0.16], [0, 0, s * (e / 2 - 0.11)], wall),
      ...box([0.16, 0.42, e - 0.06], [s * (e / 2 - 0.11), 0, 0], wall),
    ]),
    ...roundTree([-1.12, 0.3, -1.12], 0.62, 1, isLow ? 4 : 8),
    ...palmAt([1.14, 0.3, -1.1], 1.1, 2),
    ...(isLow
      ? []
      : [
          ...roundTree([1.16, 0.3, 1.1], 0.5, 2.2),
          ...flowerbed([-1.14, 0.32, 1.12], [0.6, 0.6], '#e08a1e', 0.3),
        ]),
  ].map((tri) => ({ ...tri, material: 'earth' }))
}

export function provinceModels(): Model[] {
  const shade = { reach: 1.1, floor: 0.42, rays: 24, ground: 0 }
  return [
    ...SIDES.map((side): Model => ({
      name: side.name,
      parts: [{ name: side.name, soup: board(side) }],
      shade,
    })),
    {
      name: 'rajas-residence',
      parts: [{ name: 'rajas-residence', soup: residence() }],
      shade: { ...shade, reach: 0.7 },
    },
    {
      name: 'rajas-block',
      parts: [{ name: 'rajas-block', soup: block() }],
      shade: { ...shade, reach: 0.7 },
    },
    {
      name: 'rajas-block-low',
      parts: [{ name: 'rajas-block-low', soup: block(true) }],
      shade: { ...shade, reach: 0.7 },
    },
  ]
}

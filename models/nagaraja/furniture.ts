// What stands between the temples: pedestal, scroll of the guide, cards, rails of points with their pointer, counters.
import { card, counter, pedestal, plate, rail, scroll, stone } from '../../src/shapes/nagaraja.ts'
import { numeral } from '../kit/figures.ts'
import { laid, raised, turned } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { type Paint, painted } from '../kit/paint.ts'
import { flat, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Shape, type Solid, type Vec2 } from '../kit/wasm.ts'
import { lotusSign } from './signs.ts'
import { type Detail, ruin, weathered } from './stone.ts'

const brass: Paint = { material: 'brass', crease: 45 }
const wood: Paint = { material: 'rosewood', crease: 45 }
const square = (wide: number, round = 0): Shape =>
  CrossSection.square([wide - 2 * round, wide - 2 * round], true).offset(round, 'Round', 2, 16)

/** A square stone altar on a stepped foot; a plate lies in the shallow bed of its top. */
function pedestalModel(): Model {
  const { side, top } = pedestal
  const soft = { bevel: 0.14, steps: 1 }
  const tier = (wide: number, from: number, to: number): Soup =>
    soupOf(painted(laid(raised(square(wide, 0.3), from, to, soft)), ruin))
  const bed = painted(laid(raised(square(plate.side + 0.24), top - 0.22, top + 1, { bevel: 0 })), ruin)
  const head = painted(laid(raised(square(side, 0.4), top - 0.75, top, soft)), ruin).subtract(bed)
  const line = square(side - 0.55, 0.2).subtract(square(side - 0.8, 0.15))
  const gold = painted(laid(raised(line, top - 0.05, top + 0.03, { bevel: 0 })), { ...brass, wrap: 'none' })
  const soup = [...tier(side + 0.6, 0, 0.6), ...tier(side - 0.5, 0.5, 1.1), ...tier(side - 2.4, 1, top - 0.6), ...soupOf(head)]
  return {
    name: 'nagaraja-pedestal',
    parts: [
      {
        name: 'pedestal',
        soup: [
          ...weathered(soup, { tint: '#b59a80', moss: '#6b7440', lichen: '#e2d3b4', green: 0.15, seed: 90 }, 3.4),
          ...soupOf(gold),
        ],
      },
    ],
    shade: { reach: 1.6, floor: 0.35, rays: 32, ground: 0 },
  }
}

/** Parchment rolled round two rods with brass ends, a silk band in the middle. */
function scrollModel(): Model {
  const { long, radius } = scroll
  const roll = (z: number, r: number): Solid[] => {
    const lie = (solid: Solid): Solid => solid.rotate([0, 0, 90]).translate([0, r, z])
    const knob: Outline = [
      [0.2, 0],
      [0.3, 0.1],
      [0.2, 0.24],
      [0.36, 0.42],
      [0.3, 0.66],
      [0.06, 0.8],
    ]
    const paper = turned(
      [
        [r - 0.06, -long * 0.42],
        [r, -long * 0.42 + 0.06],
        [r, long * 0.42 - 0.06],
        [r - 0.06, long * 0.42],
      ],
      20,
    )
    const band = turned(
      [
        [r + 0.03, -0.55],
        [r + 0.05, -0.5],
        [r + 0.05, 0.5],
        [r + 0.03, 0.55],
      ],
      20,
    )
    const end = turned(knob, 12)
    const ends = [end.translate([0, long * 0.42, 0]), end.rotate([180, 0, 0]).translate([0, -long * 0.42, 0])]
    return [
      painted(lie(paper), { material: 'parchment', wrap: 'none', crease: 50 }),
      painted(lie(band), { material: 'silk-band', tint: '#8e1f33', wrap: 'none', crease: 50 }),
      ...ends.map((one) => painted(lie(one), { ...brass, wrap: 'none' })),
    ]
  }
  const bow = Manifold.sphere(0.3, 10).scale([1.2, 0.6, 1]).translate([0, radius * 2 + 0.02, -0.1])
  const silk = painted(bow, { material: 'silk-band', tint: '#8e1f33', wrap: 'none' })
  const solids = [...roll(-0.3, radius), ...roll(0.78, radius * 0.72), silk]
  return {
    name: 'nagaraja-scroll',
    parts: [{ name: 'scroll', soup: solids.flatMap(soupOf) }],
    shade: { reach: 0.9, floor: 0.4, rays: 24, ground: 0 },
  }
}

/** A card's body; `face` (up) and `back` (down) are parts of their own with coordinates 0..1 over their picture. */
function cardModel(): Model {
  const { wide, high, thick, round } = card
  const shape = CrossSection.square([wide - 2 * round, high - 2 * round], true).offset(round, 'Round', 2, 20)
  const outline = shape.toPolygons() as Outline[]
  const rim = painted(laid(raised(shape, 0, thick, { bevel: 0 })), {
    material: 'parchment',
    wrap: 'none',
    occlusion: 0,
  })
  const printed = (up: boolean): Soup =>
    flat(outline, { material: 'print', occlusion: 0, wrap: 'none' }, (x, y) =>
      up ? [x, thick + 0.004, -y] : [x, -0.004, y],
    ).map((tri) =>
      Object.assign(tri, {
        uv: [0, 3, 6].flatMap((k) => [
          (tri.at[k] ?? 0) / wide + 0.5,
          (up ? 1 : -1) * ((tri.at[k + 2] ?? 0) / high) + 0.5,
        ]),
      }),
    )
  return {
    name: 'nagaraja-card',
    parts: [
      { name: 'body', soup: soupOf(rim).filter((tri) => Math.abs((tri.at[1] ?? 0) - (tri.at[4] ?? 0)) > 1e-6 || Math.abs((tri.at[1] ?? 0) - (tri.at[7] ?? 0)) > 1e-6) },
      { name: 'face', soup: printed(true) },
      { name: 'back', soup: printed(false) },
    ],
  }
}

const slope = Math.atan2(rail.high - rail.front, rail.deep - 0.7)

/** Numbers from 0 on a sloping strip of wood, every fifth larger, a groove for the pointer above them. */
function railModel(detail: Detail): Model {
  const { halfX, deep, high, front, numbers, first, pitch } = rail
  const side: Vec2[] = [
    [-deep / 2, 0],
    [deep / 2, 0],
    [deep / 2, high],
    [deep / 2 - 0.7, high],
    [-deep / 2, front],
  ]
  const soft = { bevel: 0.1, steps: 1 }
  const bar = raised(new CrossSection([side]), -halfX, halfX, soft, soft).rotate([0, 90, 0])
  const onSlope = (solid: Solid, x: number, up: number): Solid =>
    solid
      .rotate([(slope * 180) / Math.PI - 90, 0, 0])
      .translate([x, front + (high - front) * up, deep / 2 - (deep - 0.7) * up])
  const rise = (slope * 180) / Math.PI
  const figures = Array.from({ length: numbers }, (_, n): Soup => {
    const big = n % 5 === 0
    const shape = numeral(n, big ? 1.3 : 1, big ? 0.22 : 0.16, detail === 'high' ? 1.8 : 4, detail === 'high' ? 5 : 3)
      .scale([n > 9 ? 0.68 : 0.85, 1])
      .simplify(0.02)
    const paint: Paint = { ...brass, wrap: 'none', tint: big ? '#fff2d0' : '#e8d0a0', occlusion: 0 }
    const [c, sn] = [Math.cos((rise * Math.PI) / 180), Math.sin((rise * Math.PI) / 180)]
    const up = 0.4
    return flat(shape.toPolygons() as Outline[], paint, (x, y) => [
      first + n * pitch + x,
      front + (high - front) * up + y * sn + 0.02 * c,
      deep / 2 - (deep - 0.7) * up - y * c + 0.02 * sn,
    ])
  })
  const groove = CrossSection.square([2 * halfX - 1.4, 0.16], true)
  const line = painted(onSlope(raised(groove, -0.05, 0.03, { bevel: 0 }), 0, 0.83), { ...brass, wrap: 'none' })
  return {
    name: `nagaraja-rail${detail === 'low' ? '-low' : ''}`,
    parts: [{ name: 'rail', soup: [...[painted(bar, wood), line].flatMap(soupOf), ...figures.flat()] }],
    shade: { reach: 1, floor: 0.45, rays: 16, ground: 0 },
  }
}

/** A cobra's head of brass that points down at a number; its origin is the number's place at the rail's front edge. */
function pointerModel(): Model {
  const tip: Vec2[] = [
    [0, -0.95],
    [0.2, -0.45],
    [0.62, -0.1],
    [0.66, 0.3],
    [0.4, 0.62],
    [0, 0.72],
    [-0.4, 0.62],
    [-0.66, 0.3],
    [-0.62, -0.1],
    [-0.2, -0.45],
  ]
  const hood = raised(new CrossSection([tip]), 0.02, 0.26, { bevel: 0.12, steps: 2 })
  const head = Manifold.sphere(0.26, 10).scale([0.9, 1.5, 0.8]).translate([0, 0.05, 0.24])
  const laidOn = hood
    .add(head)
    .rotate([(slope * 180) / Math.PI - 90, 0, 0])
    .translate([0, rail.front + (rail.high - rail.front) * 0.86, rail.deep / 2 - (rail.deep - 0.7) * 0.86])
  return {
    name: 'nagaraja-pointer',
    parts: [{ name: 'pointer', soup: soupOf(painted(laidOn, { ...brass, wrap: 'none' })) }],
    shade: { reach: 0.5, floor: 0.6, rays: 16 },
  }
}

/** A lotus of the temple's stone that counts victory points on a rail. */
function counterModel(which: keyof typeof stone): Model {
  const { radius, thick } = counter
  const body = turned(
    [
      [radius * 0.86, 0],
      [radius, thick * 0.3],
      [radius * 0.8, thick * 0.62],
      [radius * 0.86, thick * 0.82],
      [radius * 0.7, thick],
    ],
    18,
  )
  const sign = laid(raised(lotusSign().scale(radius * 0.62), thick - 0.05, thick + 0.05, { bevel: 0 }))
  const tint = stone[which].tint
  return {
    name: `nagaraja-counter-${which}`,
    parts: [
      {
        name: 'counter',
        soup: [
          ...soupOf(painted(body, { ...ruin, tint, wrap: 'none' })),
          ...soupOf(painted(sign, { ...brass, wrap: 'none' })),
        ],
      },
    ],
    shade: { reach: 0.5, floor: 0.5, rays: 16, ground: 0 },
  }
}

export const furnitureModels = (): Model[] => [
  pedestalModel(),
  scrollModel(),
  cardModel(),
  railModel('high'),
  railModel('low'),
  pointerModel(),
  counterModel('grey'),
  counterModel('yellow'),
]

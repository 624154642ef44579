// Rails of points with their pointer, and the counters of victory points.
import { counter, rail, stone } from '../../src/shapes/nagaraja.ts'
import { numeral } from '../kit/digits.ts'
import { laidFlat, extruded, lathed } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { type Paint, painted } from '../kit/paint.ts'
import { flat, soupOf, type Soup } from '../kit/soup.ts'
import {
  CrossSection,
  Manifold,
  type Outline,
  type Solid,
  type Vec2,
  type Vec3,
} from '../kit/manifold.ts'
import { smoothCurve } from './plants.ts'
import { lotusSign } from './signs.ts'
import { ruin } from './stone.ts'

const brass: Paint = { material: 'brass', crease: 45 }
const wood: Paint = { material: 'rosewood', crease: 45 }

const slope = Math.atan2(rail.high - rail.front, rail.deep - 0.7)

/** A sloping strip of wood with numbers from 0, every fifth larger, and a groove for the pointer above them. */
function railModel(): Model {
  const { halfX, deep, high, front, numbers, first, pitch } = rail
  const side: Vec2[] = [
    [-deep / 2, 0],
    [deep / 2, 0],
    [deep / 2, high],
    [deep / 2 - 0.7, high],
    [-deep / 2, front],
  ]
  const soft = { bevel: 0.1, steps: 1 }
  const bar = extruded(new CrossSection([side]), -halfX, halfX, soft, soft).rotate([0, 90, 0])
  const onSlope = (solid: Solid, x: number, up: number): Solid =>
    solid
      .rotate([(slope * 180) / Math.PI - 90, 0, 0])
      .translate([x, front + (high - front) * up, deep / 2 - (deep - 0.7) * up])
  const rise = (slope * 180) / Math.PI
  const figures = Array.from({ length: numbers }, (_, n): Soup => {
    const big = n % 5 === 0
    const shape = numeral(n, big ? 1.3 : 1, big ? 0.22 : 0.16, 1.8, 5)
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
  const line = painted(onSlope(extruded(groove, -0.05, 0.03, { bevel: 0 }), 0, 0.83), {
    ...brass,
    wrap: 'none',
  })
  return {
    name: 'nagaraja-rail',
    parts: [
      { name: 'rail', soup: [...[painted(bar, wood), line].flatMap(soupOf), ...figures.flat()] },
    ],
    shade: { reach: 1, floor: 0.45, rays: 16, ground: 0 },
  }
}

/** A brass cobra's head that points down at a number; its origin is the number's position at the rail's front edge. */
function pointerModel(): Model {
  const half: readonly Vec3[] = [
    [0, -0.93, 0],
    [0.18, -0.82, 0],
    [0.27, -0.5, 0],
    [0.48, -0.22, 0],
    [0.66, 0.06, 0],
    [0.64, 0.36, 0],
    [0.4, 0.62, 0],
    [0, 0.72, 0],
  ]
  const right = smoothCurve(half, 2).map(([x, y]): Vec2 => [x, y])
  const left = right.slice(1, -1).map(([x, y]): Vec2 => [-x, y])
  const hood = extruded(new CrossSection([[...right, ...left.reverse()]]), 0.02, 0.26, {
    bevel: 0.12,
    steps: 3,
  })
  const head = Manifold.sphere(0.26, 16).scale([0.9, 1.5, 0.8]).translate([0, 0.05, 0.24])
  const eye = (x: number): Solid => Manifold.sphere(0.06, 6).translate([x, -0.14, 0.4])
  const laidOn = hood
    .add(head)
    .add(eye(0.12))
    .add(eye(-0.12))
    .rotate([(slope * 180) / Math.PI - 90, 0, 0])
    .translate([
      0,
      rail.front + (rail.high - rail.front) * 0.86,
      rail.deep / 2 - (rail.deep - 0.7) * 0.86,
    ])
  return {
    name: 'nagaraja-pointer',
    parts: [{ name: 'pointer', soup: soupOf(painted(laidOn, { ...brass, wrap: 'none' })) }],
    shade: { reach: 0.5, floor: 0.6, rays: 16 },
  }
}

/** A lotus of the temple's stone, the counter of victory points on a rail. */
function counterModel(which: keyof typeof stone): Model {
  const { radius, thick } = counter
  const body = lathed(
    [
      [radius * 0.84, 0],
      [radius * 0.95, thick * 0.1],
      [radius, thick * 0.28],
      [radius * 0.95, thick * 0.46],
      [radius * 0.82, thick * 0.6],
      [radius * 0.82, thick * 0.66],
      [radius * 0.88, thick * 0.8],
      [radius * 0.84, thick * 0.93],
      [radius * 0.72, thick],
    ],
    26,
  )
  const sign = laidFlat(
    extruded(lotusSign().scale(radius * 0.62), thick - 0.05, thick + 0.05, { bevel: 0 }),
  )
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

export const railModels = (): Model[] => [
  railModel(),
  pointerModel(),
  counterModel('grey'),
  counterModel('yellow'),
]

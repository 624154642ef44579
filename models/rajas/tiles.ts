// Tiles of a province: a slab in the tile's colour, and on it land with roads in relief for each form of roads.
import { type RimSide, roadEnds, type RoadForm, roadForms, tile } from '../../src/shapes/rajas.ts'
import { latticeHash } from '../../src/scenes/materials/noise.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { subdivided } from '../kit/subdivide.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { stroke } from '../kit/stroke.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2 } from '../kit/manifold.ts'
import { coat, ellipsoid } from './form.ts'

const half = tile.edge / 2 - 0.03
const rim = 0.22
/** Height of the slab's top; the land on it is slightly smaller. */
const slabTop = tile.high - 0.14

const square = (size: number, round: number): Shape =>
  CrossSection.square([2 * (size - round), 2 * (size - round)], true).offset(round, 'Round', 2, 4)

const ways: Readonly<Record<RimSide, Vec2>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
}

/** The road's outline, which runs over the slab's rim to the tile's edge. */
function road(form: RoadForm, wide: number): Shape {
  const reach = tile.edge / 2
  const bounds = CrossSection.square([tile.edge - 0.06, tile.edge - 0.06], true)
  if (form === 'curve') {
    const arc: Outline = Array.from({ length: 8 }, (_, i): Vec2 => {
      const angle = Math.PI + (i / 7) * (Math.PI / 2)
      return [reach + reach * Math.cos(angle), reach + reach * Math.sin(angle)]
    })
    return stroke([[0, reach + 0.5], ...arc, [reach + 0.5, 0]], wide, 6)
      .intersect(bounds)
      .simplify(0.01)
  }
  const arms = roadEnds[form].map((side) => {
    const [x, y] = ways[side]
    return stroke(
      [
        [0, 0],
        [x * (reach + 0.5), y * (reach + 0.5)],
      ],
      wide,
      12,
    )
  })
  return CrossSection.union(arms).intersect(bounds)
}

/** A white slab, tinted by each instance's colour. */
function slab(bevel: number): Soup {
  const paint = coat('resin', '#ffffff', 40)
  const body = laidFlat(extruded(square(half, 0.16), 0, slabTop, { bevel: 0 }))
  const frame = square(half, 0.16).subtract(square(half - rim, 0.1))
  const edge = laidFlat(
    extruded(frame, slabTop - 0.02, tile.high - 0.02, bevel > 0 ? { bevel, steps: 1 } : { bevel }),
  )
  return [...soupOf(painted(body, paint)), ...soupOf(painted(edge, paint))]
}

/** A tile in a stack, of which only the edge is seen. */
function under(): Soup {
  const body = laidFlat(extruded(square(half, 0.16), 0, tile.high - 0.02, { bevel: 0 }))
  return soupOf(painted(body, coat('resin', '#ffffff', 40)))
}

/** Tufts of green in the corners without a road. */
function tufts(form: RoadForm): Soup {
  const soup: Soup = []
  const plan = road(form, tile.road + 0.5)
  for (let k = 0; k < 14; k++) {
    const x = (latticeHash(k, 1, 7) - 0.5) * 2.5
    const y = (latticeHash(k, 2, 7) - 0.5) * 2.5
    const corner = Math.max(Math.abs(x), Math.abs(y)) > 1.12
    if (!corner || !plan.intersect(CrossSection.circle(0.1, 6).translate([x, y])).isEmpty())
      continue
    const size = 0.09 + latticeHash(k, 3, 7) * 0.07
    soup.push(
      ...ellipsoid(
        [size, size * 0.8, size],
        [x, tile.high - 0.01, -y],
        coat('earth', k % 2 ? '#4f7a30' : '#6f9440', 80),
        5,
      ),
    )
  }
  return soup
}

function land(form: RoadForm): Soup {
  const ground = square(half - rim, 0.1)
  const way = road(form, tile.road)
  const verge = road(form, tile.road + 0.16)
  const sharp = { bevel: 0.02, steps: 1 }
  const grass = subdivided(
    soupOf(
      painted(
        laidFlat(
          extruded(ground.subtract(verge), slabTop - 0.02, tile.high, { bevel: 0.05, steps: 1 }),
        ),
        coat('earth', '#9db25a', 40),
      ),
    ),
    1.3,
  )
  const kerb = verge.subtract(way).intersect(square(half, 0.1))
  return [
    ...grass,
    ...soupOf(
      painted(
        laidFlat(extruded(kerb, slabTop - 0.02, tile.high + 0.03, sharp)),
        coat('earth', '#fff0d2'),
      ),
    ),
    ...soupOf(
      painted(
        laidFlat(extruded(way, slabTop - 0.02, tile.high - 0.03, sharp)),
        coat('earth', '#e6c48c'),
      ),
    ),
    ...tufts(form),
  ]
}

/** The low version: grass and road without kerb, bevels and tufts. */
function lowLand(form: RoadForm): Soup {
  const sharp = { bevel: 0 }
  const way = road(form, tile.road)
  const grass = square(half - rim, 0.1).subtract(way)
  return [
    ...soupOf(
      painted(laidFlat(extruded(grass, slabTop, tile.high, sharp)), coat('earth', '#9db25a', 40)),
    ),
    ...soupOf(
      painted(laidFlat(extruded(way, slabTop, tile.high - 0.03, sharp)), coat('earth', '#efd09a')),
    ),
  ]
}

/** Models of the tiles; their origin is the middle of the underside. */
export function tileModels(): Model[] {
  const shade = { reach: 0.5, floor: 0.45, rays: 20 }
  const one = (name: string, soup: Soup): Model => ({ name, parts: [{ name, soup }], shade })
  return [
    one('rajas-tile', slab(0.04)),
    one('rajas-tile-low', slab(0)),
    one('rajas-tile-under', under()),
    ...roadForms.flatMap((form) => [
      { ...one(`rajas-road-${form}`, land(form)), thinned: { ratio: 0.6, error: 0.01 } },
      one(`rajas-road-${form}-low`, lowLand(form)),
    ]),
  ]
}

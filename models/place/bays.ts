// The eight bays: cusped arches all round, low screens to the river, full screens at the sides, niches behind.
import { block, extruded } from '../kit/form.ts'
import { painted } from '../kit/paint.ts'
import { flat, moved, soupOf, type Move, type Soup } from '../kit/soup.ts'
import { traced } from '../kit/stroke.ts'
import { CrossSection } from '../kit/manifold.ts'
import { type Arch, archShape, rect, relief, slab } from './arch.ts'
import { flower, placed, STONES } from './flower.ts'
import { hexagonJali, octagonJali } from './jali.ts'
import { BAY_WIDTH, OPENING, PLAN } from './plan.ts'

const stone = { material: 'sandstone', crease: 40 }
const marble = { material: 'marble', crease: 40 }

const ARCH: Arch = {
  half: OPENING,
  spring: PLAN.spring,
  rise: 66,
  foils: 4,
  bottom: PLAN.floor - 2,
}

/** The wall over an arch, with a moulding along the foils, a frame, and flowers in the spandrels. */
export function archWall(place: Move): Soup {
  const half = BAY_WIDTH / 2
  const opening = archShape(ARCH)
  const wall = rect(-half, PLAN.spring, half, PLAN.cornice).subtract(opening)
  const inside = rect(-half + 6, PLAN.spring - 6, half - 6, PLAN.cornice - 4)
  const moulding = opening
    .offset(6.5, 'Miter', 2)
    .subtract(opening.offset(2.2, 'Miter', 2))
    .intersect(rect(-half, PLAN.spring + 1, half, PLAN.cornice - 1))
  const frame = inside
    .subtract(rect(-half + 8.5, PLAN.spring - 6, half - 8.5, PLAN.cornice - 6.5))
    .intersect(rect(-half, PLAN.spring + 1, half, PLAN.cornice))
  const front = PLAN.wall / 2
  return [
    ...slab(wall, -front, front, 0.9, stone, place),
    ...relief(moulding, front, 1.6, { ...marble, crease: 60 }, place),
    ...relief(frame, front, 1.1, stone, place),
    ...[-1, 1].flatMap((side) => spandrel(side, place)),
  ]
}

function spandrel(side: number, place: Move): Soup {
  const [x, y] = [side * (BAY_WIDTH / 2 - 33), PLAN.cornice - 20]
  const disc = CrossSection.circle(1, 28)
  const petals = flower(8, STONES.carnelian, STONES.jade, placed([x, y], 0.2, 8.5))
  const paint = (tint: string) => ({ material: 'inlay', tint, wrap: 'none' as const })
  const z = PLAN.wall / 2 + 0.9
  const ring = extruded(disc.scale(10.5), 0, 1, { bevel: 0.5, steps: 1 })
  return [
    ...moved(
      soupOf(painted(ring.translate([x, y, PLAN.wall / 2 - 0.15]), { ...marble, crease: 60 })),
      place,
    ),
    ...moved(
      petals.flatMap(({ outline, tint }) => flat([outline], paint(tint), (px, py) => [px, py, z])),
      place,
    ),
  ]
}

/** A low pierced screen of stars between rails, with a marble coping; the edges of its holes are bevelled, or sharp. */
export function parapet(place: Move, isSharp = false): Soup {
  const half = BAY_WIDTH / 2
  const [low, high] = [PLAN.floor, PLAN.sill]
  const field = rect(-half + 18, low + 18, half - 18, high - 11)
  const open = field.offset(-2, 'Miter', 3)
  const rails = rect(-half, low, half, high - 5).subtract(field.offset(-0.1))
  const coping = rect(-half, high - 5, half, high - 3.6)
  return [
    ...slab(rails, -5, 5, 0.8, stone, place),
    ...slab(
      field.subtract(open).add(hexagonJali(open, 16.5, 2.4)),
      -1.8,
      1.8,
      isSharp ? 0 : 0.28,
      marble,
      place,
    ),
    ...moved(soupOf(painted(block([BAY_WIDTH, 4, 17], [0, high - 2, 0]), { ...marble })), place),
    ...slab(coping, -6.5, 6.5, 0.8, stone, place),
  ]
}

/** A tall pierced screen that fills the arch with eight-pointed stars. */
export function screen(place: Move, isSharp = false): Soup {
  const outline = archShape({ ...ARCH, fine: 3 }).intersect(
    rect(-200, PLAN.floor + 30, 200, PLAN.cornice),
  )
  const inner = outline.offset(-5, 'Miter', 3)
  const jali = octagonJali(inner, 28, 3.3)
  const dado = rect(-BAY_WIDTH / 2, PLAN.floor, BAY_WIDTH / 2, PLAN.floor + 31)
  return [
    ...slab(outline.subtract(inner).add(jali), -2.2, 2.2, isSharp ? 0 : 0.3, stone, place),
    ...slab(dado, -5, 5, 0.8, stone, place),
  ]
}

/** A closed bay: a wall set back behind its arch, with rows of small cusped niches. */
export function niches(place: Move, hasDoor: boolean): Soup {
  const half = BAY_WIDTH / 2
  const [deep, near] = [-14, -6]
  const cuts = nichePlaces(hasDoor).map(([x, y, w, h]) =>
    archShape({
      half: w,
      spring: y + h * 0.6,
      rise: h * 0.4,
      foils: 3,
      bottom: y,
      fine: 3,
    }).translate([x, 0]),
  )
  const wall = rect(-half, PLAN.floor, half, PLAN.cornice)
  const face = cuts.reduce((all, cut) => all.subtract(cut), wall)
  const rims = cuts.map((cut) => cut.offset(1.6, 'Miter', 2).subtract(cut))
  return [
    ...slab(face, deep + 1, near, 0.4, stone, place),
    ...rims.flatMap((rim) => relief(rim, near, 0.8, { ...marble, crease: 60 }, place)),
    ...moved(
      soupOf(painted(block([BAY_WIDTH, 260, 1], [0, 50, deep - 5]), { ...stone, tint: '#b9a79c' })),
      place,
    ),
    ...(hasDoor ? curtain(place) : []),
  ]
}

/** Middle x, bottom, half width and height of each niche. */
function nichePlaces(hasDoor: boolean): readonly [number, number, number, number][] {
  if (hasDoor) return [[0, PLAN.floor - 1, 34, 224]]
  return [-36, 0, 36].flatMap((x): [number, number, number, number][] => [
    [x, -30, 13, 44],
    [x, 34, 13, 44],
    [x, 98, 13, 44],
  ])
}

/** A silk curtain in folds in the doorway. */
function curtain(place: Move): Soup {
  const columns = 36
  const rows = [PLAN.floor + 3, PLAN.floor + 60, 60, 150]
  const points = rows.map((y) =>
    traced(columns, (t) => [(t - 0.5) * 68, 1.6 * Math.sin(t * 40) + 0.7 * Math.sin(t * 17)]).map(
      ([x, z]): [number, number, number] => [x, y, -13 + z],
    ),
  )
  const soup: Soup = []
  for (let r = 0; r + 1 < points.length; r++)
    for (let c = 0; c < columns; c++) {
      const [a, b] = [points[r]?.[c], points[r]?.[c + 1]]
      const [d, e] = [points[r + 1]?.[c], points[r + 1]?.[c + 1]]
      if (!a || !b || !d || !e) continue
      const cloth = {
        material: 'silk',
        tint: [0.16, 0.012, 0.02] as [number, number, number],
        wrap: 'box' as const,
        crease: 80,
        occlusion: 1,
      }
      soup.push({ ...cloth, at: [...a, ...b, ...e] }, { ...cloth, at: [...a, ...e, ...d] })
    }
  return moved(soup, place)
}

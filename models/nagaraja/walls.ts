// The temple's walls: nine niches cut open from above between carved piers, towers at the far corners, gates near.
import { gateSpot, plate, temple } from '../../src/shapes/nagaraja.ts'
import { laid, raised, turned } from '../kit/form.ts'
import { painted } from '../kit/paint.ts'
import { moved, sheet, shift, soupOf, type Soup, turnY } from '../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Shape, type Solid, type Vec3 } from '../kit/wasm.ts'
import { chipped, type Detail, masonry, rough, ruin, stoneBlock } from './stone.ts'

const { half, level, wall, niche, gate, halfX } = temple

/** What tells the grey temple from the yellow one by its form. */
export interface Style {
  /** Stepped pyramids with finials, or ribbed domes. */
  tower: 'stepped' | 'ribbed'
  /** Drawn on piers and over gates. */
  sign: Shape
  /** On gate posts: hoods of cobras, or buds of lotus. */
  post: 'hood' | 'bud'
  /** Which of the six gate posts, from the left, have fallen. */
  stumps: readonly number[]
  seed: number
}

const carved = { ...ruin, tint: '#e2ddd4' }

/** One wall drawn along x at the far side, its inner face at z = 0, going away from the floors (-z). */
function nicheWall(style: Style, detail: Detail, seed: number): Soup {
  const deep = wall.outer - half
  const soup: Soup = []
  soup.push(
    ...masonry(
      {
        from: [-half, level - 0.1, -deep],
        to: [half, wall.top + 0.5, -niche.deep],
        along: 'x',
        course: 1.45,
        long: 3.3,
        broken: 0.3,
        seed,
      },
      detail,
    ),
  )
  // the last pier lies half in a corner
  for (const [i, x] of [-plate.pitch * 1.5, -plate.pitch / 2, plate.pitch / 2, plate.pitch * 1.5].entries()) {
    const end = i === 0 || i === 3
    const wide = plate.pitch - niche.wide
    const [x0, x1] = end ? [Math.max(-half, x - wide / 2), Math.min(half, x + wide / 2)] : [x - wide / 2, x + wide / 2]
    soup.push(...pier(x0, x1, style, detail, seed * 7 + i))
  }
  return soup
}

/** A pier between niches: courses, a carved face, a worn cap. */
function pier(x0: number, x1: number, style: Style, detail: Detail, seed: number): Soup {
  const [middle, wide] = [(x0 + x1) / 2, x1 - x0]
  const top = wall.top - 0.9 - 0.5 * rough(seed, 4)
  const soup = masonry(
    {
      from: [x0, level - 0.1, -niche.deep],
      to: [x1, top, -0.35],
      along: 'x',
      course: 1.7,
      long: 5,
      broken: 0,
      seed,
    },
    detail,
  )
  const lean = rough(seed, 9) > 0.75 ? 5 : 0
  soup.push(
    ...moved(
      stoneBlock([wide + 0.5, 0.6, niche.deep - 0.1], [middle, top + 0.3, -niche.deep / 2 - 0.1], seed + 3, detail, 0.18),
      ([x, y, z]) => [x, y + (x - middle) * 0.02 * lean, z],
    ),
  )
  if (detail === 'high') soup.push(...panel(middle, wide, top, style))
  return soup
}

/** A sign in relief on a pier's face and one on its cap, seen from above. */
function panel(x: number, wide: number, top: number, style: Style): Soup {
  const size = Math.min(wide - 0.8, 2.4)
  const face = raised(style.sign.scale(size / 2), 0, 0.2, { bevel: 0 })
  const upright = painted(face.translate([x, level + 1.75, -0.42]), carved)
  const flat = painted(
    laid(raised(style.sign.scale(size / 2), -0.1, 0.16, { bevel: 0 })).translate([
      x,
      top + 0.6,
      -niche.deep / 2,
    ]),
    carved,
  )
  return [...soupOf(upright), ...soupOf(flat)]
}

/** Tiers that grow narrower, cracked on one side, or a ribbed dome under a bud. */
function tower(style: Style, detail: Detail, seed: number, broken: boolean): Soup {
  const wide = wall.outer - half + 0.6
  const soup = masonry(
    {
      from: [-wide / 2, level - 0.1, -wide / 2],
      to: [wide / 2, wall.top + 0.2, wide / 2],
      along: 'x',
      course: 1.3,
      long: 3,
      broken: 0,
      seed,
    },
    detail,
  )
  const start = wall.top + 0.2
  if (style.tower === 'stepped') {
    const tiers = broken ? 2 : 4
    for (let k = 0; k < tiers; k++) {
      const side = wide * (0.98 - k * 0.2)
      const ledge = stoneBlock([side + 0.3, 0.3, side + 0.3], [0, start + k * 0.95 + 0.15, 0], seed + k * 3, detail, 0.1)
      const body = stoneBlock([side - 0.45, 0.75, side - 0.45], [0, start + k * 0.95 + 0.6, 0], seed + k * 5 + 1, detail)
      soup.push(...ledge, ...body)
    }
    if (broken) soup.push(...rubble(seed, start + 1.9, wide * 0.3, 5, detail))
    else soup.push(...finial(start + 3.75, detail))
    return soup
  }
  soup.push(...ribbed(start, wide * 0.47, broken, detail, seed))
  return soup
}

function finial(y: number, detail: Detail): Soup {
  const profile: Outline = [
    [0.62, y],
    [0.72, y + 0.16],
    [0.4, y + 0.3],
    [0.55, y + 0.5],
    [0.2, y + 0.75],
    [0.05, y + 1.1],
  ]
  return soupOf(painted(turned(profile, detail === 'high' ? 12 : 6), ruin))
}

/** A dome of ribs, as the towers of the plains have them; a broken one is open at the top. */
function ribbed(y: number, radius: number, broken: boolean, detail: Detail, seed: number): Soup {
  const [ribs, steps] = detail === 'high' ? [10, 4] : [6, 2]
  const profile: Outline = broken
    ? [
        [1, 0],
        [1.04, 0.5],
        [0.98, 1.1],
        [0.86, 1.7],
        [0.5, 1.5],
      ]
    : [
        [1, 0],
        [1.04, 0.5],
        [0.99, 1.1],
        [0.87, 1.7],
        [0.66, 2.3],
        [0.4, 2.75],
        [0.2, 2.95],
      ]
  const count = ribs * steps
  const rows = profile.map(([r, h]): Vec3[] =>
    Array.from({ length: count + 1 }, (_, k): Vec3 => {
      const angle = (2 * Math.PI * k) / count
      const rib = 0.88 + 0.14 * Math.abs(Math.sin((angle * ribs) / 2)) ** 0.7
      const at = radius * r * rib
      return [at * Math.cos(angle), y + h, -at * Math.sin(angle)]
    }),
  )
  const soup = sheet(rows, { ...ruin, crease: 40 })
  if (broken) return [...soup, ...rubble(seed, y + 1.3, radius * 0.7, 7, detail)]
  const crown: Outline = [
    [0.5, y + 2.8],
    [1, y + 3.05],
    [1, y + 3.25],
    [0.5, y + 3.45],
    [0.6, y + 3.65],
    [0.3, y + 4],
    [0.06, y + 4.35],
  ]
  return [...soup, ...soupOf(painted(turned(crown, detail === 'high' ? 14 : 7), ruin))]
}

/** Fallen stones round a point of a level. */
export function rubble(seed: number, y: number, reach: number, count: number, detail: Detail): Soup {
  return Array.from({ length: count }, (_, k): Soup => {
    const size = 0.5 + 0.7 * rough(seed, k + 60)
    const angle = rough(seed, k + 70) * Math.PI * 2
    const far = reach * Math.sqrt(rough(seed, k + 80))
    const stone = chipped([size * 1.3, size * 0.8, size], seed + k, detail === 'high' ? 0.16 : 0.05)
    const put = stone
      .rotate([rough(seed, k) * 30, rough(seed, k + 5) * 360, rough(seed, k + 9) * 30])
      .translate([far * Math.cos(angle), y + size * 0.3, far * Math.sin(angle)])
    return soupOf(painted(put, ruin))
  }).flat()
}

/** A post's head: a cobra's spread hood, or a bud. */
function head(style: Style, detail: Detail): Solid {
  const steps = detail === 'high' ? 12 : 6
  if (style.post === 'bud')
    return turned(
      [
        [0.5, 0],
        [0.72, 0.25],
        [0.78, 0.55],
        [0.5, 1],
        [0.08, 1.5],
      ],
      steps,
    )
  const outline: Outline = [
    [-0.42, 0],
    [0.42, 0],
    [0.5, 0.35],
    [1, 0.85],
    [0.95, 1.35],
    [0.5, 1.75],
    [0, 1.9],
    [-0.5, 1.75],
    [-0.95, 1.35],
    [-1, 0.85],
    [-0.5, 0.35],
  ]
  const hood = raised(new CrossSection([outline]), -0.32, 0.32, { bevel: 0.16, steps: 1 }, { bevel: 0.16, steps: 1 })
  const face = Manifold.sphere(0.36, steps).scale([1, 1.35, 0.8]).translate([0, 1.15, 0.3])
  return hood.add(face)
}

/** Each gate: posts of unlike height with their heads, and what is left of the kerb between gates. */
function gates(style: Style, detail: Detail): Soup {
  const soup: Soup = []
  for (const column of [0, 1, 2]) {
    const { x, z } = gateSpot(2, column, 'S')
    for (const side of [-1, 1]) {
      const seed = style.seed + column * 10 + side
      const stump = style.stumps.includes(column * 2 + (side + 1) / 2)
      const high = gate.post * (stump ? 0.55 : 0.86 + 0.12 * rough(seed, 2))
      const px = x + side * (gate.wide / 2 + 0.75)
      soup.push(
        ...stoneBlock([1.7, 0.5, 1.9], [px, level + 0.2, z + 0.2], seed + 1, detail),
        ...masonry(
          {
            from: [px - 0.65, level + 0.4, z - 0.45],
            to: [px + 0.65, level + high - 0.4, z + 0.85],
            along: 'x',
            course: 1,
            long: 3,
            broken: 0,
            seed,
          },
          detail,
        ),
      )
      if (stump) continue
      soup.push(...stoneBlock([1.65, 0.4, 1.65], [px, level + high - 0.2, z + 0.2], seed + 2, detail, 0.1))
      soup.push(...soupOf(painted(head(style, detail).translate([px, level + high, z + 0.2]), carved)))
    }
  }
  return [...soup, ...kerbs(style, detail)]
}

function kerbs(style: Style, detail: Detail): Soup {
  const ends = [
    [-halfX + 1, -plate.pitch - gate.wide / 2 - 1.4],
    [-plate.pitch + gate.wide / 2 + 1.4, -gate.wide / 2 - 1.4],
    [gate.wide / 2 + 1.4, plate.pitch - gate.wide / 2 - 1.4],
    [plate.pitch + gate.wide / 2 + 1.4, halfX - 1],
  ] as const
  return ends.flatMap(([x0, x1], i) =>
    masonry(
      {
        from: [x0, level - 0.1, half + 0.5],
        to: [x1, level + 0.75, half + gate.deep - 0.6],
        along: 'x',
        course: 0.85,
        long: 1.9,
        broken: 0.2,
        seed: style.seed + 40 + i,
      },
      detail,
    ),
  )
}

/** Everything that stands: three walls with niches, two towers, two stumps and the gates. */
export function walls(style: Style, detail: Detail): Soup {
  const far = nicheWall(style, detail, style.seed + 1)
  const left = nicheWall(style, detail, style.seed + 2)
  const right = nicheWall(style, detail, style.seed + 3)
  const back = shift(0, 0, -half)
  const corner = (half + wall.outer) / 2
  const soup = [
    ...moved(far, back),
    ...moved(moved(left, back), turnY(90)),
    ...moved(moved(right, back), turnY(-90)),
    ...moved(tower(style, detail, style.seed + 5, style.tower === 'ribbed'), shift(-corner, 0, -corner)),
    ...moved(tower(style, detail, style.seed + 6, style.tower === 'stepped'), shift(corner, 0, -corner)),
    ...gates(style, detail),
  ]
  for (const side of [-1, 1])
    soup.push(
      ...masonry(
        {
          from: [side * corner - 2.6, level - 0.1, half + 0.3],
          to: [side * corner + 2.6, level + 2.3, half + 2.3],
          along: 'x',
          course: 1.1,
          long: 2.4,
          broken: 0.5,
          seed: style.seed + 8 + side,
        },
        detail,
      ),
    )
  return soup
}

// The temple's walls: nine niches cut open from above between carved piers; towers far, gates near.
import { plate, temple } from '../../src/shapes/nagaraja.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import { painted } from '../kit/paint.ts'
import { moved, shift, soupOf, type Soup, turnY } from '../kit/soup.ts'
import { gates } from './gates.ts'
import { type Detail, masonry, random01, stoneBlock } from './stone.ts'
import { carved, type Style } from './style.ts'
import { tower } from './towers.ts'

const { half, level, niche, wall } = temple

/** One wall, modelled on the far side along x, its inner face at z = 0, its depth towards -z. */
function nicheWall(style: Style, detail: Detail, seed: number, isSide: boolean): Soup {
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
  // the last pier is half hidden in a corner
  for (const [i, x] of [
    -plate.pitch * 1.5,
    -plate.pitch / 2,
    plate.pitch / 2,
    plate.pitch * 1.5,
  ].entries()) {
    const end = i === 0 || i === 3
    const wide = plate.pitch - niche.wide
    const [x0, x1] = end
      ? [Math.max(-half, x - wide / 2), Math.min(half, x + wide / 2)]
      : [x - wide / 2, x + wide / 2]
    soup.push(...pier(x0, x1, style, detail, seed * 7 + i, isSide))
  }
  return soup
}

/**
 * A pier between niches: courses, a carved face, a worn cap. Piers on the sides are lower, so that they hide no relic.
 */
function pier(
  x0: number,
  x1: number,
  style: Style,
  detail: Detail,
  seed: number,
  isSide: boolean,
): Soup {
  const [middle, wide] = [(x0 + x1) / 2, x1 - x0]
  const top = (isSide ? level + 1.2 : wall.top - 0.9) - 0.5 * random01(seed, 4)
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
  const lean = random01(seed, 9) > 0.75 ? 5 : 0
  soup.push(
    ...moved(
      stoneBlock(
        [wide + 0.5, 0.6, niche.deep - 0.1],
        [middle, top + 0.3, -niche.deep / 2 - 0.1],
        seed + 3,
        detail,
        0.18,
      ),
      ([x, y, z]) => [x, y + (x - middle) * 0.02 * lean, z],
    ),
  )
  if (detail === 'high') soup.push(...panel(middle, wide, top, style, isSide))
  return soup
}

/** A relief of the sign on a pier's face, and another on top of its cap. */
function panel(x: number, wide: number, top: number, style: Style, isSide: boolean): Soup {
  const size = Math.min(wide - 0.8, 2.4)
  const face = extruded(style.sign.scale(size / 2), 0, 0.2, { bevel: 0 })
  const upright = painted(face.translate([x, level + 1.75, -0.42]), carved)
  const flat = painted(
    laidFlat(extruded(style.sign.scale(size / 2), -0.1, 0.16, { bevel: 0 })).translate([
      x,
      top + 0.6,
      -niche.deep / 2,
    ]),
    carved,
  )
  return isSide ? soupOf(flat) : [...soupOf(upright), ...soupOf(flat)]
}

/** Everything above the floors: three walls with niches, two towers, two stumps and the gates. */
export function walls(style: Style, detail: Detail): Soup {
  const far = nicheWall(style, detail, style.seed + 1, false)
  const left = nicheWall(style, detail, style.seed + 2, true)
  const right = nicheWall(style, detail, style.seed + 3, true)
  const back = shift(0, 0, -half)
  const corner = (half + wall.outer) / 2
  const soup = [
    ...moved(far, back),
    ...moved(moved(left, back), turnY(90)),
    ...moved(moved(right, back), turnY(-90)),
    ...moved(tower(style, detail, style.seed + 5, true), shift(-corner, 0, -corner)),
    ...moved(tower(style, detail, style.seed + 6, false), shift(corner, 0, -corner)),
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

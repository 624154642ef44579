// The towers at a temple's far corners, one whole, one broken; and fallen stones.
import { temple } from '../../src/shapes/nagaraja.ts'
import { lathed } from '../kit/form.ts'
import { painted } from '../kit/paint.ts'
import { sheet, soupOf, type Soup } from '../kit/soup.ts'
import type { Outline, Vec3 } from '../kit/manifold.ts'
import { chipped, type Detail, masonry, random01, ruin, stoneBlock } from './stone.ts'
import type { Style } from './style.ts'

const { half, level, wall } = temple

/** A tower of narrowing tiers, cracked on one side, or with a ribbed dome under a bud. */
export function tower(style: Style, detail: Detail, seed: number, broken: boolean): Soup {
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
      const ledge = stoneBlock(
        [side + 0.3, 0.3, side + 0.3],
        [0, start + k * 0.95 + 0.15, 0],
        seed + k * 3,
        detail,
        0.1,
      )
      const body = stoneBlock(
        [side - 0.45, 0.75, side - 0.45],
        [0, start + k * 0.95 + 0.6, 0],
        seed + k * 5 + 1,
        detail,
      )
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
  return soupOf(painted(lathed(profile, detail === 'high' ? 12 : 6), ruin))
}

/** A ribbed dome in the style of North Indian temples; a broken one is open at the top. */
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
  return [...soup, ...soupOf(painted(lathed(crown, detail === 'high' ? 14 : 7), ruin))]
}

/** Fallen stones round a point on a horizontal surface. */
export function rubble(
  seed: number,
  y: number,
  reach: number,
  count: number,
  detail: Detail,
): Soup {
  return Array.from({ length: count }, (_, k): Soup => {
    const size = 0.5 + 0.7 * random01(seed, k + 60)
    const angle = random01(seed, k + 70) * Math.PI * 2
    const far = reach * Math.sqrt(random01(seed, k + 80))
    const stone = chipped([size * 1.3, size * 0.8, size], seed + k, detail === 'high' ? 0.16 : 0.05)
    const put = stone
      .rotate([random01(seed, k) * 30, random01(seed, k + 5) * 360, random01(seed, k + 9) * 30])
      .translate([far * Math.cos(angle), y + size * 0.3, far * Math.sin(angle)])
    return soupOf(painted(put, ruin))
  }).flat()
}

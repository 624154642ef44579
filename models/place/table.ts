// The table: an eight-sided marble top with a band of inlaid flowers, a rosewood apron and a lathed foot.
import { laidFlat, extruded, lathed } from '../kit/form.ts'
import { painted } from '../kit/paint.ts'
import { subdivided } from '../kit/subdivide.ts'
import { flat, moved, soupOf, turnY, type Soup } from '../kit/soup.ts'
import { traced } from '../kit/stroke.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2 } from '../kit/manifold.ts'
import { bud, flower, type Inlaid, leaf, placed, STONES, vine } from './flower.ts'
import { PLAN } from './plan.ts'

export const octagon = (apothem: number): Shape => {
  const radius = apothem / Math.cos(Math.PI / 8)
  const points = traced(7, (t): Vec2 => {
    const angle = Math.PI / 8 + t * 7 * (Math.PI / 4)
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  return new CrossSection([points])
}

/** Height of the inlay over the polished stone (cm), which avoids z-fighting. */
const OVER = 0.015

const asSoup = (parts: Inlaid[]): Soup =>
  parts.flatMap(({ outline, tint }) =>
    flat([outline], { material: 'inlay', tint, wrap: 'none' }, (x, y) => [x, OVER, -y]),
  )

function line(apothem: number, wide: number, tint: string): Soup {
  const ring = octagon(apothem).subtract(octagon(apothem - wide))
  return flat(ring.toPolygons() as Outline[], { material: 'inlay', tint, wrap: 'none' }, (x, y) => [
    x,
    OVER,
    -y,
  ])
}

/** One eighth of the band: a wavy vine with flowers in its bends, drawn along x at the far edge. */
function eighth(): Inlaid[] {
  const { table } = PLAN
  const middle = table - 6.2
  const half = (table - 6.2) * Math.tan(Math.PI / 8)
  const waves = 3
  const wave = (x: number): Vec2 => [x, middle + 1.05 * Math.sin((x / half) * Math.PI * waves)]
  const parts: Inlaid[] = [
    vine(
      traced(36, (t) => wave(-half + 2 * half * t)),
      0.24,
      STONES.jade,
    ),
  ]
  for (let k = 0; k < waves * 2; k++) {
    const x = -half + (2 * half * (k + 0.5)) / (waves * 2)
    const up = Math.sin((x / half) * Math.PI * waves) > 0 ? -1 : 1
    const at: Vec2 = [x, middle + 0.75 * up]
    const big = k % 2 === 0
    parts.push(
      ...flower(
        big ? 8 : 6,
        big ? STONES.carnelian : STONES.lapis,
        big ? STONES.rose : STONES.gold,
        placed(at, 0.2, big ? 1.7 : 1.45),
      ),
    )
    for (const side of [-1, 1]) {
      const from: Vec2 = [x + side * 2.1, wave(x + side * 2.1)[1]]
      const turn = up > 0 ? (side > 0 ? 0.55 : Math.PI - 0.55) : side > 0 ? -0.55 : Math.PI + 0.55
      parts.push(leaf(STONES.leaf, placed(from, turn, 1.9)))
      parts.push(leaf(STONES.jade, placed(from, turn + Math.PI * 0.9, 1.2)))
    }
  }
  for (const side of [-1, 1])
    parts.push(
      ...bud(
        STONES.carnelian,
        placed([side * (half - 0.6), middle], side > 0 ? 0.4 : Math.PI - 0.4, 1.9),
      ),
    )
  return parts
}

export function table(): Soup {
  const { table: apothem, floor } = PLAN
  const wood = { material: 'rosewood', crease: 40 }
  const top = painted(
    laidFlat(extruded(octagon(apothem), -4, 0, { bevel: 0.9, steps: 4 }, { bevel: 1.6, steps: 3 })),
    { material: 'marble', crease: 50 },
  )
  const apron = painted(
    laidFlat(extruded(octagon(apothem - 5), -11, -3.9, { bevel: 0 }, { bevel: 1.4, steps: 2 })),
    wood,
  )
  const rim = painted(
    laidFlat(extruded(octagon(apothem - 4.8), -9.2, -8.6, { bevel: 0.1, steps: 1 })),
    {
      material: 'brass',
    },
  )
  const foot = painted(
    lathed(
      [
        [30, floor],
        [30, floor + 4],
        [27, floor + 6],
        [24, floor + 7],
        [12, floor + 16],
        [9, floor + 26],
        [10, floor + 34],
        [14, floor + 40],
        [10, floor + 46],
        [12, floor + 54],
        [26, -12],
        [34, -10.5],
      ],
      32,
    ),
    { material: 'rosewood', wrap: 'lathe', crease: 35 },
  )
  const body = subdivided(
    [...soupOf(top), ...soupOf(apron), ...soupOf(rim), ...soupOf(foot)],
    26,
    (tri) => tri.material === 'marble',
  )
  const band = asSoup(eighth())
  const bands = Array.from({ length: 8 }, (_, k) => moved(band, turnY(45 * k))).flat()
  return [
    ...body,
    ...bands,
    ...line(apothem - 1.7, 0.5, STONES.onyx),
    ...line(apothem - 2.6, 0.22, STONES.gold),
    ...line(apothem - 9.6, 0.22, STONES.gold),
    ...line(apothem - 10.2, 0.5, STONES.onyx),
  ]
}

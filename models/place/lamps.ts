// Brass lamps that hang burning in the open arches.
import { block, lathed } from '../kit/form.ts'
import { painted } from '../kit/paint.ts'
import { moved, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection } from '../kit/manifold.ts'
import { BACK, bayPlace, FRONT, PLAN } from './plan.ts'

const brass = { material: 'brass', wrap: 'none' as const, crease: 35 }

/** A pierced lantern that hangs down from a chain; its ring is at y = 0. */
function lantern(chain: number): Soup {
  const body = lathed(
    [
      [0.6, -chain - 36],
      [2.2, -chain - 34],
      [1.4, -chain - 32],
      [5.4, -chain - 28],
      [7.6, -chain - 21],
      [7.4, -chain - 14],
      [5.2, -chain - 8],
      [2, -chain - 4],
      [2.8, -chain - 2],
      [0.8, -chain],
    ],
    14,
  )
  const hollow = lathed(
    [
      [4.4, -chain - 27],
      [6.8, -chain - 21],
      [6.6, -chain - 14],
      [4.4, -chain - 9],
    ],
    14,
  )
  const pane = CrossSection.circle(2.9, 8).scale([0.9, 2.3]).extrude(40, 0, 0, 1, true)
  const glow = painted(hollow, { material: 'flame', tint: '#d98a3a', wrap: 'none', occlusion: 0 })
  let shell = painted(body, brass).subtract(glow)
  for (let k = 0; k < 3; k++)
    shell = shell.subtract(
      painted(pane.rotate([0, 60 * k, 0]).translate([0, -chain - 17.5, 0]), brass),
    )
  const flame = painted(
    lathed(
      [
        [0.3, -chain - 25],
        [2.2, -chain - 22],
        [1.7, -chain - 18],
        [0.2, -chain - 12],
      ],
      10,
    ),
    { material: 'flame', wrap: 'none', occlusion: 0 },
  )
  const links = painted(block([0.5, chain, 0.5], [0, -chain / 2, 0]), brass)
  return [...soupOf(shell), ...soupOf(flame), ...soupOf(links)]
}

export function lamps(): Soup {
  const top = PLAN.spring + 66
  return [
    ...FRONT.map((bay) => moved(lantern(14), ([x, y, z]) => bayPlace(bay)([x, y + top, z]))),
    ...BACK.map((bay) =>
      moved(lantern(30), ([x, y, z]) => bayPlace(bay)([x, y + top + 8, z + 46])),
    ),
  ].flat()
}

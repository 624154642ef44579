// Containers of the supply: bowls of beaten brass for the dice, and a tray of twelve beds for the offered tiles.
import { bowl, offer, offerHalfX, offerHalfZ, stackPlace, tile } from '../../src/shapes/rajas.ts'
import { laidFlat, extruded, lathed } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { subdivided } from '../kit/subdivide.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Shape } from '../kit/manifold.ts'
import { coat, skin } from './form.ts'

function bowlSoup(): Soup {
  const { radius: r, high, floor } = bowl
  const shell = lathed(
    [
      [r * 0.5, 0],
      [r * 0.54, 0.14],
      [r * 0.8, floor * 0.9],
      [r, high],
      [r * 0.96, high + 0.06],
      [r * 0.9, high - 0.02],
      [r * 0.74, floor + 0.16],
      [r * 0.5, floor],
    ],
    30,
  )
  const lining = lathed(
    [
      [r * 0.76, floor - 0.02],
      [r * 0.76, floor + 0.03],
    ],
    30,
  )
  return [
    ...skin(shell, { ...coat('brass', '#e8c8a0', 40), wrap: 'lathe' }),
    ...skin(lining, coat('silk', '#6d1526', 40)),
  ]
}

const pan = (x: number, z: number, round: number): Shape =>
  CrossSection.square([2 * (x - round), 2 * (z - round)], true).offset(round, 'Round', 2, 6)

/** A rosewood tray; each bed has room for a stack and, in front of it, for its texts. */
function offerSoup(): Soup {
  let body = painted(
    laidFlat(extruded(pan(offerHalfX, offerHalfZ, 0.7), 0, 0.62, { bevel: 0.14, steps: 2 })),
    coat('rosewood', '#ffffff', 45),
  )
  const rings: Soup = []
  for (let c = 0; c < offer.columns; c++)
    for (let r = 0; r < offer.rows; r++) {
      const { x, z } = stackPlace(c, r, { x: 0, z: 0 })
      const bed = pan(tile.edge / 2 + 0.16, tile.edge / 2 + 0.5, 0.2).translate([x, -z - 0.3])
      body = body.subtract(
        painted(laidFlat(extruded(bed, offer.base, 2, { bevel: 0 })), coat('felt', '#ffffff', 45)),
      )
      const line = bed.offset(0.12, 'Round', 2, 6).subtract(bed.offset(0.05, 'Round', 2, 6))
      rings.push(
        ...skin(
          laidFlat(extruded(line, 0.5, 0.64, { bevel: 0.015, steps: 1 })),
          coat('brass', '#ffffff'),
        ),
      )
    }
  return [...subdivided(soupOf(body), 3, (tri) => tri.material === 'felt'), ...rings]
}

const shade = { reach: 1, floor: 0.42, rays: 24, ground: 0 }
const one = (name: string, soup: Soup): Model => ({ name, parts: [{ name, soup }], shade })

export const supplyModels = (): Model[] => [
  one('rajas-bowl', bowlSoup()),
  one('rajas-offer', offerSoup()),
]

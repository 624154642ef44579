// The movable pieces: each seat’s workers, boat, markers and cube, identified by colour and crest.
import { incomeTile, riverTile, seatLooks } from '../../../src/shapes/rajas.ts'
import { laidFlat, extruded } from '../../kit/form.ts'
import type { Model } from '../../kit/glb.ts'
import type { Soup } from '../../kit/soup.ts'
import { CrossSection } from '../../kit/manifold.ts'
import { put, skin } from '../form.ts'
import { boatSoup } from './boat.ts'
import { elephantSoup } from './elephant.ts'
import { bonusSoup, cubeSoup, markerSoup } from './markers.ts'
import { dye } from './style.ts'
import { workerSoup } from './worker.ts'

const pad = (half: number, high: number, tint: string): Soup => {
  const square = CrossSection.square([half * 2 - 0.3, half * 2 - 0.3], true).offset(
    0.15,
    'Round',
    2,
    10,
  )
  return skin(
    laidFlat(extruded(square, 0, high, { bevel: 0.06, steps: 1 }, { bevel: 0.04 })),
    dye(tint, 40),
  )
}

const shade = { reach: 0.7, floor: 0.45, rays: 24, ground: 0 }

const one = (name: string, soup: Soup): Model => ({ name, parts: [{ name, soup }], shade })

/** A low version of a piece of which a table has many. */
const far = (name: string, soup: Soup): Model => ({
  ...one(`${name}-low`, soup),
  thinned: { ratio: 0.12, error: 0.1 },
})

export const pieceModels = (): Model[] => [
  ...seatLooks.flatMap((look) => [
    one(`rajas-worker-${look.name}`, workerSoup(look)),
    far(`rajas-worker-${look.name}`, workerSoup(look)),
    one(`rajas-boat-${look.name}`, boatSoup(look)),
    one(`rajas-fame-${look.name}`, markerSoup('fame', look)),
    one(`rajas-wealth-${look.name}`, markerSoup('wealth', look)),
    one(`rajas-bonus-${look.name}`, bonusSoup(look)),
    one(`rajas-cube-${look.name}`, cubeSoup(look)),
  ]),
  one('rajas-elephant', put(elephantSoup(), [0, 0, 0], 0, 0.94)),
  one('rajas-income', pad(incomeTile.half, incomeTile.high, '#ffffff')),
  one('rajas-river-tile', pad(riverTile.half, riverTile.high, '#8fc4cc')),
]

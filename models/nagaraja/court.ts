// The temple's ground: a stepped base, nine sunken floors with worn lotuses, sills through walls and gates.
import { gateSpot, plate, slotMiddle, temple } from '../../src/shapes/nagaraja.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import { painted } from '../kit/paint.ts'
import { flat, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Shape, type Vec3 } from '../kit/manifold.ts'
import { sillCut, OPENINGS } from './sills.ts'
import { type Detail, masonry, random01, ruin } from './stone.ts'

const box = (x0: number, x1: number, z0: number, z1: number): Shape =>
  CrossSection.square([x1 - x0, z1 - z0], true).translate([(x0 + x1) / 2, -(z0 + z1) / 2])

const { halfX, far, near, half, court, level, gate } = temple
const kerb = half + gate.deep

/** A ring of petals: the lotus of an empty floor as a thin raised line. */
function lotus(radius: number, petals: number): Shape {
  const petal = (k: number): Shape => {
    const outline: Outline = Array.from({ length: 6 }, (_, i) => {
      const t = i / 5
      return [radius * (0.34 + 0.62 * t), radius * 0.2 * Math.sin(Math.PI * t ** 0.85)]
    })
    const back: Outline = outline
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [x, -y])
    return new CrossSection([[...outline, ...back]], 'NonZero').rotate((360 * k) / petals)
  }
  const outer = CrossSection.union(Array.from({ length: petals }, (_, k) => petal(k)))
  const lines = outer.subtract(outer.offset(-0.17, 'Miter', 2))
  const ring = (r: number, wide: number): Shape =>
    CrossSection.circle(r, 28).subtract(CrossSection.circle(r - wide, 28))
  return lines.add(ring(radius * 0.3, 0.14)).add(ring(radius * 1.12, 0.2))
}

function floors(detail: Detail, petals: number): Soup {
  const slabs: Soup = []
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const { x, z } = slotMiddle(row, column)
      const side = plate.pitch - 0.16
      const lift = 0.06 * random01(row * 3 + column, 1)
      const square = CrossSection.square([side, side], true)
      const flag = painted(
        laidFlat(
          extruded(
            square,
            0.1,
            court - 0.1 + lift,
            detail === 'low' ? { bevel: 0 } : { bevel: 0.07, steps: 1 },
          ),
        ),
        { ...ruin, tint: '#c9c4bb' },
      ).translate([x, 0, z])
      slabs.push(...soupOf(flag))
      if (detail === 'low') continue
      const worn = CrossSection.square([4, 9]).rotate(random01(row * 3 + column, 2) * 360)
      const sign = lotus(2.9, petals).subtract(worn.translate([0.6, 0.4]))
      const y = court - 0.09 + lift
      const line = { material: 'ruin', tint: '#5c554c', wrap: 'none' as const, occlusion: 0.6 }
      slabs.push(...flat(sign.toPolygons() as Outline[], line, (a, b) => [x + a, y, z - b]))
    }
  return slabs
}

/** The upper step of the base: a ring round the floors with the sills cut into it. */
function ring(detail: Detail): Soup {
  const soft = detail === 'low' ? { bevel: 0 } : { bevel: 0.16, steps: 1 }
  const whole = box(-halfX + 0.7, halfX - 0.7, far + 0.7, kerb)
  const body = laidFlat(extruded(whole.subtract(box(-half, half, -half, half)), 0.1, level, soft))
  const cuts = OPENINGS.map(({ row, column, side }) => sillCut(row, column, side))
  return soupOf(painted(body.subtract(Manifold.union(cuts)), ruin))
}

function base(detail: Detail): Soup {
  const size = { course: 0.75, long: 4.6, broken: 0 }
  const side = (from: Vec3, to: Vec3, along: 'x' | 'z', seed: number): Soup =>
    masonry({ ...size, from, to, along, seed }, detail)
  return [
    ...side([-halfX, 0, far], [halfX, 0.75, far + 2], 'x', 1),
    ...side([-halfX, 0, kerb - 1.6], [halfX, 0.75, kerb + 0.4], 'x', 2),
    ...side([-halfX, 0, far + 2], [-halfX + 2, 0.75, kerb - 1.6], 'z', 3),
    ...side([halfX - 2, 0, far + 2], [halfX, 0.75, kerb - 1.6], 'z', 4),
  ]
}

/** Steps in front of each gate, going down towards the owner. */
function steps(detail: Detail): Soup {
  return [0, 1, 2].flatMap((column) => {
    const { x } = gateSpot(2, column, 'S')
    return Array.from({ length: temple.step.count }, (_, k): Soup => {
      const high = level * (1 - (k + 1) / (temple.step.count + 1))
      const z0 = kerb - 0.1 + k * temple.step.deep
      const wide = temple.gate.wide + 1.2 + k * 0.55
      return masonry(
        {
          from: [x - wide / 2, 0, z0],
          to: [x + wide / 2, high, Math.min(near, z0 + temple.step.deep + 0.1)],
          along: 'x',
          course: high,
          long: 2.4,
          broken: 0,
          seed: 20 + column * 5 + k,
        },
        detail,
      )
    }).flat()
  })
}

/** The stone bed visible between the floors' flags. */
export const bed = (): Soup =>
  soupOf(
    painted(Manifold.cube([half * 2 + 1, 0.3, half * 2 + 1], true).translate([0, 0.25, 0]), {
      ...ruin,
      tint: '#5a5148',
    }),
  )

export const ground = (detail: Detail, petals: number): Soup => [
  ...base(detail),
  ...ring(detail),
  ...floors(detail, petals),
  ...steps(detail),
]

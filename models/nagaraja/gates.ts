// The three gates: posts topped with cobras or buds, some fallen, and the ruined kerb between them.
import { gateSpot, plate, temple } from '../../src/shapes/nagaraja.ts'
import { extruded, lathed } from '../kit/form.ts'
import { painted } from '../kit/paint.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Solid } from '../kit/manifold.ts'
import { type Detail, masonry, stoneBlock, random01 } from './stone.ts'
import { carved, type Style } from './style.ts'

const { gate, half, halfX, level } = temple

/** The top of a post: a cobra's spread hood, or a bud. */
function head(style: Style, detail: Detail): Solid {
  const steps = detail === 'high' ? 12 : 6
  if (style.post === 'bud')
    return lathed(
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
  const hood = extruded(
    new CrossSection([outline]),
    -0.32,
    0.32,
    { bevel: 0.16, steps: 1 },
    { bevel: 0.16, steps: 1 },
  )
  const face = Manifold.sphere(0.36, steps).scale([1, 1.35, 0.8]).translate([0, 1.15, 0.3])
  return hood.add(face)
}

/** Each gate: posts of different heights with their tops, and the remains of the kerb between gates. */
export function gates(style: Style, detail: Detail): Soup {
  const soup: Soup = []
  for (const column of [0, 1, 2]) {
    const { x, z } = gateSpot(2, column, 'S')
    for (const side of [-1, 1]) {
      const seed = style.seed + column * 10 + side
      const stump = style.stumps.includes(column * 2 + (side + 1) / 2)
      const high = gate.post * (stump ? 0.55 : 0.86 + 0.12 * random01(seed, 2))
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
      soup.push(
        ...stoneBlock([1.65, 0.4, 1.65], [px, level + high - 0.2, z + 0.2], seed + 2, detail, 0.1),
      )
      soup.push(
        ...soupOf(painted(head(style, detail).translate([px, level + high, z + 0.2]), carved)),
      )
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

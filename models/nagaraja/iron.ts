// Ironwork: the grating over a crypt, and the trap's grid over its spikes.
import { grating, trap } from '../../src/shapes/nagaraja.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { type Paint, painted } from '../kit/paint.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, Manifold, type Shape, type Vec3 } from '../kit/manifold.ts'
import { type Detail, masonry, random01, ruin, weathered } from './stone.ts'

const iron: Paint = { material: 'iron', crease: 40, wrap: 'none' }
const rust: Paint = { ...iron, tint: '#c7a58c' }

/** A ring with four bars and a hub in its middle. */
function gratingModel(): Model {
  const { radius, thick } = grating
  const ring = CrossSection.circle(radius, 20).subtract(CrossSection.circle(radius - 0.26, 20))
  const bar = CrossSection.square([radius * 1.9, 0.16], true)
  const bars = [0, 45, 90, 135].map((turn) => bar.rotate(turn))
  const body = extruded(
    CrossSection.union([ring, ...bars, CrossSection.circle(0.34, 8)]),
    -thick,
    0,
    { bevel: 0 },
  )
  return {
    name: 'nagaraja-grating',
    parts: [
      { name: 'grating', soup: soupOf(painted(laidFlat(body), { ...rust, occlusion: 0.6 })) },
    ],
    shade: { reach: 0.6, rays: 16 },
  }
}

const square = (wide: number): Shape => CrossSection.square([wide, wide], true)

function grid(detail: Detail): Soup {
  const { side, grid: high } = trap
  const frame = square(side).subtract(square(side - 1))
  const count = detail === 'high' ? 7 : 5
  const bars = Array.from({ length: count }, (_, i) => {
    const at = -side / 2 + (side * (i + 0.5)) / count
    return CrossSection.square([side - 0.4, 0.3], true).translate([0, at])
  })
  const across = bars.map((bar) => bar.rotate(90))
  const soft = detail === 'high' ? { bevel: 0.05, steps: 1 } : { bevel: 0 }
  const body = painted(laidFlat(extruded(frame, high - 0.3, high, soft)), rust)
  const low = painted(
    laidFlat(extruded(CrossSection.union(bars), high - 0.26, high - 0.08, { bevel: 0 })),
    rust,
  )
  const top = painted(
    laidFlat(extruded(CrossSection.union(across), high - 0.12, high + 0.04, { bevel: 0 })),
    rust,
  )
  const rivets = Array.from({ length: 12 }, (_, k) => {
    const [along, edge] = [((k % 3) - 1) * side * 0.33, Math.floor(k / 3)]
    const at: Vec3 =
      edge % 2
        ? [along, high, (edge - 2) * (side / 2 - 0.5)]
        : [(edge - 1) * (side / 2 - 0.5), high, along]
    return painted(Manifold.sphere(0.17, 8).scale([1, 0.7, 1]).translate(at), iron)
  })
  return [body, low, top, ...(detail === 'high' ? rivets : [])].flatMap(soupOf)
}

/** Spikes between the bars, each slightly different, some with old blood. */
function spikes(detail: Detail): Soup {
  const { side, spikes: high } = trap
  const count = detail === 'high' ? 6 : 4
  return Array.from({ length: count * count }, (_, k): Soup => {
    const [i, j] = [k % count, Math.floor(k / count)]
    const pitch = (side - 1.4) / count
    const tall = high * (1.15 + 0.4 * random01(k, 3))
    const cone = Manifold.cylinder(tall, 0.3, 0.02, detail === 'high' ? 6 : 4).rotate([-90, 0, 0])
    const lean = cone.rotate([(random01(k, 1) - 0.5) * 16, 0, (random01(k, 2) - 0.5) * 16])
    const at: Vec3 = [(i - (count - 1) / 2) * pitch, trap.deep * 0.5, (j - (count - 1) / 2) * pitch]
    return soupOf(
      painted(lean.translate(at), { ...iron, tint: random01(k, 5) > 0.7 ? '#a5473a' : '#d8d4ce' }),
    )
  }).flat()
}

function trapModel(detail: Detail): Model {
  const { side } = trap
  const pit = painted(laidFlat(extruded(square(side), 0, trap.deep, { bevel: 0 })), {
    ...ruin,
    tint: '#3b332d',
  })
  const rim = masonryRim(detail)
  return {
    name: `nagaraja-trap${detail === 'low' ? '-low' : ''}`,
    parts: [{ name: 'trap', soup: [...soupOf(pit), ...rim, ...grid(detail), ...spikes(detail)] }],
    shade: { reach: 1.6, floor: 0.25, rays: detail === 'high' ? 32 : 16, ground: 0 },
  }
}

function masonryRim(detail: Detail): Soup {
  const half = trap.side / 2
  const wall = (from: Vec3, to: Vec3, along: 'x' | 'z', seed: number): Soup =>
    masonry({ from, to, along, course: 0.8, long: 2.2, broken: 0, seed }, detail)
  const soup = [
    ...wall([-half, 0, -half], [half, 0.78, -half + 0.55], 'x', 901),
    ...wall([-half, 0, half - 0.55], [half, 0.78, half], 'x', 902),
    ...wall([-half, 0, -half + 0.55], [-half + 0.55, 0.78, half - 0.55], 'z', 903),
    ...wall([half - 0.55, 0, -half + 0.55], [half, 0.78, half - 0.55], 'z', 904),
  ]
  return weathered(
    soup,
    { tint: '#8c8078', moss: '#5f6a34', lichen: '#b6ab97', green: 0.2, seed: 7 },
    30,
  )
}

export const ironModels = (): Model[] => [gratingModel(), trapModel('high'), trapModel('low')]

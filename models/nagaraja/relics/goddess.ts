// The golden goddess: seated on a lotus, four arms, a crown, a ring of rays behind her.
import { extruded, lathed } from '../../kit/form.ts'
import { painted } from '../../kit/paint.ts'
import { soupOf, type Soup } from '../../kit/soup.ts'
import { CrossSection, Manifold, type Solid, type Vec2, type Vec3 } from '../../kit/manifold.ts'
import type { Detail } from '../stone.ts'
import { figureFootY, gold } from './paints.ts'

const ball = (radius: number, at: Vec3, scale: Vec3, steps: number): Solid =>
  Manifold.sphere(radius, steps).scale(scale).translate(at)

/** A limb: spheres along a bent line, each joined with the next by a convex hull. */
function limb(points: readonly Vec3[], thick: readonly number[], steps: number): Solid {
  const balls = points.map((p, i) => Manifold.sphere(thick[i] ?? 0.1, steps).translate(p))
  return Manifold.union(balls.slice(1).map((one, i) => Manifold.hull([balls[i] ?? one, one])))
}

const y = figureFootY
const mirrored = (solid: Solid): Solid => solid.add(solid.scale([-1, 1, 1]))

const seat = (detail: Detail): Solid =>
  lathed(
    [
      [1.2, y],
      [1.26, y + 0.18],
      [0.98, y + 0.3],
      [1.16, y + 0.48],
      [0.9, y + 0.56],
    ],
    detail === 'high' ? 20 : 9,
  )

/** Legs crossed on the seat, two arms resting, two raised with buds. */
function limbs(n: number): Solid[] {
  const legs: Vec3[] = [
    [0.24, y + 0.78, 0.05],
    [0.98, y + 0.72, 0.28],
    [0.15, y + 0.68, 0.68],
  ]
  const resting: Vec3[] = [
    [0.42, y + 1.78, 0],
    [0.72, y + 1.36, 0.1],
    [0.6, y + 1, 0.46],
  ]
  const lifted: Vec3[] = [
    [0.42, y + 1.8, -0.05],
    [0.94, y + 1.74, -0.02],
    [1.02, y + 2.32, 0.06],
  ]
  return [
    limb(legs, [0.3, 0.24, 0.17], n),
    limb(resting, [0.16, 0.13, 0.11], n),
    limb(lifted, [0.15, 0.12, 0.11], n),
    ball(0.2, [1.02, y + 2.52, 0.06], [1, 1.2, 1], n),
  ].map(mirrored)
}

function trunkAndHead(n: number): Solid[] {
  const trunk = Manifold.hull([
    ball(0.42, [0, y + 0.85, 0], [1, 0.8, 0.8], n),
    ball(0.27, [0, y + 1.25, 0.02], [1, 1, 0.8], n),
    ball(0.4, [0, y + 1.72, 0.02], [1.1, 0.7, 0.7], n),
  ])
  const crown = lathed(
    [
      [0.3, y + 2.44],
      [0.36, y + 2.54],
      [0.24, y + 2.72],
      [0.26, y + 2.8],
      [0.13, y + 3],
      [0.02, y + 3.26],
    ],
    n,
  )
  return [
    trunk,
    ball(0.31, [0, y + 2.28, 0.06], [0.9, 1.1, 0.95], n),
    crown.translate([0, 0, 0.04]),
  ]
}

function halo(detail: Detail): Solid {
  const steps = detail === 'high' ? 36 : 16
  const ring = CrossSection.circle(1.36, steps).subtract(CrossSection.circle(1.18, steps))
  const ray: Vec2[] = [
    [-0.11, 1.3],
    [0.11, 1.3],
    [0, 1.66],
  ]
  const rays = Array.from({ length: 17 }, (_, k) => new CrossSection([ray]).rotate((k - 8) * 15))
  const flat = extruded(CrossSection.union([ring, ...rays]), -0.07, 0.07, { bevel: 0 })
  return flat.translate([0, y + 1.72, -0.42])
}

export function goddess(detail: Detail): Soup {
  const n = detail === 'high' ? 8 : 4
  const figure = Manifold.union([seat(detail), ...limbs(n), ...trunkAndHead(n)])
  return [
    ...soupOf(painted(figure, gold)),
    ...soupOf(painted(halo(detail), { ...gold, crease: 30 })),
  ]
}

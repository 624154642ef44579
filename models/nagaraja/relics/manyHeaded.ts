// The cursed relic: a black naga with five heads that rises from its own coils; its eyes glow green.
import { extruded } from '../../kit/form.ts'
import { painted } from '../../kit/paint.ts'
import { soupOf, type Soup } from '../../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Solid, type Vec3 } from '../../kit/manifold.ts'
import { smoothCurve, tube } from '../plants.ts'
import type { Detail } from '../stone.ts'
import { figureFootY, onyx } from './paints.ts'

/** One hood with its neck, modelled from the front and leaning forwards. */
function hood(at: Vec3, size: number, lean: number, steps: number): { skin: Solid; eyes: Solid } {
  const outline: Outline = [
    [-0.16, -0.9],
    [0.16, -0.9],
    [0.24, -0.5],
    [0.6, -0.1],
    [0.64, 0.3],
    [0.38, 0.62],
    [0, 0.74],
    [-0.38, 0.62],
    [-0.64, 0.3],
    [-0.6, -0.1],
    [-0.24, -0.5],
  ]
  const fan = extruded(
    new CrossSection([outline]),
    -0.12,
    0.1,
    { bevel: 0.09, steps: 1 },
    { bevel: 0.09, steps: 1 },
  )
  const face = Manifold.hull([
    Manifold.sphere(0.24, steps).translate([0, 0.34, 0.16]),
    Manifold.sphere(0.13, steps).translate([0, 0.2, 0.48]),
  ])
  const eye = Manifold.sphere(0.1, 4)
  const eyes = eye.translate([0.17, 0.38, 0.34]).add(eye.translate([-0.17, 0.38, 0.34]))
  const put = (solid: Solid): Solid => solid.scale(size).rotate([0, 0, lean]).translate(at)
  return { skin: put(fan.add(face)), eyes: put(eyes) }
}

/** The whole naga, its coils included. */
export function manyHeaded(detail: Detail): Soup {
  const steps = detail === 'high' ? 8 : 4
  const y = figureFootY
  const coil = (turns: number, from: number, to: number, r0: number, r1: number): Vec3[] =>
    Array.from({ length: 26 }, (_, i): Vec3 => {
      const t = i / 25
      const angle = t * turns * Math.PI * 2
      const r = r0 + (r1 - r0) * t
      return [r * Math.cos(angle), from + (to - from) * t, r * 0.8 * Math.sin(angle)]
    })
  const rings = tube(
    detail === 'high'
      ? coil(2.6, y + 0.22, y + 0.95, 1.02, 0.5)
      : coil(2.6, y + 0.22, y + 0.95, 1.02, 0.5).filter((_, i) => i % 2 === 0),
    (t) => 0.1 + 0.24 * Math.min(1, t * 3),
    detail === 'high' ? 8 : 5,
    onyx,
  )
  const neck = tube(
    smoothCurve(
      [
        [0.3, y + 0.8, 0.2],
        [0, y + 1.1, -0.1],
        [0, y + 1.8, -0.2],
        [0, y + 2.3, -0.1],
      ],
      3,
    ),
    () => 0.42,
    8,
    onyx,
  )
  const heads = [
    hood([0, y + 2.62, 0.1], 1, 0, steps),
    hood([0.78, y + 2.4, 0], 0.82, -24, steps),
    hood([-0.78, y + 2.4, 0], 0.82, 24, steps),
    hood([1.22, y + 1.86, -0.08], 0.66, -48, steps),
    hood([-1.22, y + 1.86, -0.08], 0.66, 48, steps),
  ]
  const skins = heads.flatMap(({ skin }) => soupOf(painted(skin, onyx)))
  const eyes = heads.flatMap(({ eyes: two }) =>
    soupOf(painted(two, { material: 'ember', tint: '#00c84e', wrap: 'none', occlusion: 0 })),
  )
  return [...rings, ...neck, ...skins, ...eyes]
}

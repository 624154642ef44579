// A stick of chalk and a sponge that lie by the slates.
import { roundedBox, turned } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { soupOf } from '../kit/soup.ts'
import { Manifold } from '../kit/wasm.ts'
import { hash } from '../../src/scenes/materials/noise.ts'

/** Lies along x, its middle at the origin; the tip (+x) is worn at a slant. */
function chalk(): Model {
  const rod = turned(
    [
      [0.42, -3.6],
      [0.46, -3.45],
      [0.46, 3.2],
      [0.36, 3.5],
      [0.18, 3.6],
    ],
    20,
  )
  const worn = rod.rotate([0, 0, -90]).trimByPlane([-0.86, -0.5, 0], -3.2)
  const body = painted(worn, { material: 'chalk', wrap: 'none', crease: 40 })
  return {
    name: 'chalk',
    parts: [{ name: 'chalk', soup: soupOf(body) }],
    shade: { reach: 0.5, rays: 16 },
  }
}

/** A loaf of sponge with open pores, standing on y = 0. */
function sponge(): Model {
  const paint = { material: 'sponge', wrap: 'none' as const, crease: 55 }
  const loaf = painted(roundedBox([7, 3, 4.6], 0.8, 3).translate([0, 1.5, 0]), paint)
  const pores = Array.from({ length: 70 }, (_, i) => {
    const side = hash(i, 1, 11)
    const [x, z] = [(hash(i, 2, 11) - 0.5) * 6.6, (hash(i, 3, 11) - 0.5) * 4.2]
    const radius = 0.12 + 0.24 * hash(i, 4, 11) ** 2
    const ball = Manifold.sphere(radius, 8)
    if (side < 0.5) return ball.translate([x, 3, z])
    if (side < 0.75) return ball.translate([x, 0.5 + 2 * hash(i, 5, 11), 2.3])
    return ball.translate([side < 0.87 ? 3.5 : -3.5, 0.5 + 2 * hash(i, 6, 11), z])
  })
  const holes = painted(Manifold.union(pores), { ...paint, tint: '#8a6a34' })
  return {
    name: 'sponge',
    parts: [{ name: 'sponge', soup: soupOf(loaf.subtract(holes)) }],
    shade: { reach: 0.8, rays: 24, ground: 0 },
  }
}

export const chalkModels = (): Model[] => [chalk(), sponge()]

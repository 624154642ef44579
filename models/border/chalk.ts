// A stick of chalk and an eraser that lie by the slates.
import { roundedBox, lathed } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { soupOf } from '../kit/soup.ts'

/** Lies along x, its middle at the origin; the tip (+x) is worn to a slant. */
function chalk(): Model {
  const rod = lathed(
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

/** An eraser: folds of felt under a rosewood back with a brass line; its underside is y = 0. */
function eraser(): Model {
  const wood = { material: 'rosewood', crease: 45 }
  const back = painted(roundedBox([7.4, 1.5, 4.4], 0.45, 3).translate([0, 1.95, 0]), wood)
  const grips = [-1, 1].map((side) =>
    painted(roundedBox([5.2, 0.5, 0.7], 0.24, 2).translate([0, 2.15, side * 2.28]), wood),
  )
  const felt = Array.from({ length: 9 }, (_, i) =>
    painted(roundedBox([0.78, 1.5, 4.1], 0.16, 1).translate([(i - 4) * 0.8, 0.75, 0]), {
      material: 'felt',
      crease: 45,
    }),
  )
  const line = roundedBox([5.6, 0.3, 2.8], 0.14, 2).subtract(roundedBox([5.3, 0.6, 2.5], 0.14, 2))
  const brass = painted(line.translate([0, 2.6, 0]), { material: 'brass', crease: 45 })
  const parts = [...felt, brass]
  const held = grips.reduce((body, grip) => body.subtract(grip), back)
  return {
    name: 'eraser',
    parts: [{ name: 'eraser', soup: soupOf(parts.reduce((all, one) => all.add(one), held)) }],
    shade: { reach: 0.8, rays: 24, ground: 0 },
  }
}

export const chalkModels = (): Model[] => [chalk(), eraser()]

// The lamp of an open niche: a bowl of oil on an arm with a hook, burning.
import { lathed } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { type Paint, painted } from '../kit/paint.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { Manifold, type Outline, type Vec3 } from '../kit/manifold.ts'
import { smoothCurve, tube } from './plants.ts'

const brass: Paint = { material: 'brass', crease: 60, wrap: 'none' }
const flame: Paint = { material: 'ember', tint: '#ff7d14', wrap: 'none', occlusion: 0 }

const bowl: Outline = [
  [0.08, -1],
  [0.3, -0.84],
  [0.58, -0.6],
  [0.76, -0.2],
  [0.72, -0.13],
  [0.6, -0.28],
]
const fire: Outline = [
  [0.06, -0.28],
  [0.22, 0.1],
  [0.2, 0.44],
  [0.02, 1.05],
]

/** Centre line of the arm: from under the bowl up behind it, and over into a ring. */
const bend: readonly Vec3[] = [
  [0, -0.62, -0.5],
  [0, -0.3, -0.84],
  [0, 0.5, -0.72],
  [0, 0.86, -0.68],
]

function ring(sides: number): Soup {
  const points = Array.from({ length: sides * 2 + 1 }, (_, i): Vec3 => {
    const turn = (i / (sides * 2)) * Math.PI * 2 - Math.PI / 2
    return [Math.cos(turn) * 0.16, 1.02 + Math.sin(turn) * 0.16, -0.68]
  })
  return tube(points, () => 0.045, 3, brass)
}

function fineLamp(): Soup {
  return [
    ...soupOf(painted(lathed(bowl, 14), brass)),
    ...tube(smoothCurve(bend, 3), (t) => 0.085 - 0.03 * t, 4, brass),
    ...ring(5),
    ...soupOf(painted(lathed(fire, 9), flame)),
  ]
}

/** The low version. */
function lowLamp(): Soup {
  const dish = lathed(
    [
      [0.14, -0.9],
      [0.55, -0.62],
      [0.76, -0.25],
      [0.66, -0.1],
    ],
    14,
  )
  const hook = Manifold.cube([0.12, 1.5, 0.12], true).translate([0, 0.4, -0.68])
  const arm = Manifold.cube([0.12, 0.12, 0.8], true).translate([0, -0.3, -0.4])
  const wick = lathed(
    [
      [0.17, -0.12],
      [0.28, 0.2],
      [0.17, 0.65],
      [0.02, 1.05],
    ],
    8,
  )
  return [
    ...soupOf(painted(dish.add(hook).add(arm), { ...brass, crease: 45 })),
    ...soupOf(painted(wick, flame)),
  ]
}

export const lampModels = (): Model[] =>
  [
    { name: 'nagaraja-lamp', soup: fineLamp() },
    { name: 'nagaraja-lamp-low', soup: lowLamp() },
  ].map(({ name, soup }) => ({
    name,
    parts: [{ name: 'lamp', soup }],
    shade: { reach: 0.6, rays: 16 },
  }))

// The pedestal between the temples: a stepped stone altar whose bed holds the prize of the round.
import { pedestal, plate } from '../../src/shapes/nagaraja.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, type Shape } from '../kit/manifold.ts'
import { ruin, weathered } from './stone.ts'

const square = (wide: number, round = 0): Shape =>
  CrossSection.square([wide - 2 * round, wide - 2 * round], true).offset(round, 'Round', 2, 16)

/** A square stone altar on a stepped foot; the room plate lies in the shallow bed of its top. */
export function pedestalModel(): Model {
  const { side, top } = pedestal
  const soft = { bevel: 0.14, steps: 1 }
  const tier = (wide: number, from: number, to: number): Soup =>
    soupOf(painted(laidFlat(extruded(square(wide, 0.3), from, to, soft)), ruin))
  const bed = painted(
    laidFlat(extruded(square(plate.side + 0.24), top - 0.22, top + 1, { bevel: 0 })),
    ruin,
  )
  const head = painted(laidFlat(extruded(square(side, 0.4), top - 0.75, top, soft)), ruin).subtract(
    bed,
  )
  const line = square(side - 0.55, 0.2).subtract(square(side - 0.8, 0.15))
  const gold = painted(laidFlat(extruded(line, top - 0.05, top + 0.03, { bevel: 0 })), {
    material: 'brass',
    wrap: 'none',
  })
  const soup = [
    ...tier(side + 0.6, 0, 0.6),
    ...tier(side - 0.5, 0.5, 1.1),
    ...tier(side - 2.4, 1, top - 0.6),
    ...soupOf(head),
  ]
  return {
    name: 'nagaraja-pedestal',
    parts: [
      {
        name: 'pedestal',
        soup: [
          ...weathered(
            soup,
            { tint: '#b59a80', moss: '#6b7440', lichen: '#e2d3b4', green: 0.15, seed: 90 },
            5.5,
          ),
          ...soupOf(gold),
        ],
      },
    ],
    shade: { reach: 1.6, floor: 0.35, rays: 32, ground: 0 },
  }
}

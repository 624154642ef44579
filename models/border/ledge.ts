// The ledge behind the tray: rosewood with a brass line, and a brass setting for each die's tile on its slope.
import {
  ledge,
  ledgeHalfX,
  slope,
  tileRadius,
  tileSpot,
  tileWidth,
} from '../../src/shapes/borderLedge.ts'
import { extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { soupOf } from '../kit/soup.ts'
import {
  CrossSection,
  type Outline,
  type Shape,
  type Solid,
  type Vec2,
  type Vec3,
} from '../kit/manifold.ts'

const wood = { material: 'rosewood', crease: 45 }
const brass = { material: 'brass', crease: 45 }
const degrees = (slope * 180) / Math.PI

/** The body's cross-section as pairs of depth (away from the seat) and height. */
const section: Outline = [
  [0, 0],
  [ledge.deep, 0],
  [ledge.deep - 0.25, ledge.high],
  [ledge.crest, ledge.high],
  [0, ledge.front],
]

/** Lays a solid that is modelled flat (y up the slope) onto the slope at a point. */
const onSlope = (solid: Solid, at: Vec3): Solid => solid.rotate([degrees - 90, 0, 0]).translate(at)

const hexagon = (radius: number): Shape =>
  new CrossSection([
    [0, 1, 2, 3, 4, 5].map((k): Vec2 => {
      const angle = Math.PI / 6 + (k * Math.PI) / 3
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    }),
  ])

function body(): Solid {
  const shape = new CrossSection([section])
  const bar = extruded(
    shape,
    -ledgeHalfX,
    ledgeHalfX,
    { bevel: 0.14, steps: 2 },
    { bevel: 0.14, steps: 2 },
  )
  return painted(bar.rotate([0, 90, 0]), wood)
}

/** A brass ring round each tile, and a line round all of them. */
function settings(): Solid[] {
  const ring = hexagon(tileRadius * 1.1).subtract(hexagon(tileRadius * 1.01))
  const setting = painted(extruded(ring, -0.1, 0.14, { bevel: 0.05, steps: 1 }), brass)
  const long = (ledge.high - ledge.front) / Math.sin(slope)
  const [wide, high] = [2 * ledgeHalfX - 0.5, long - 0.16]
  const line = CrossSection.square([wide, high], true).subtract(
    CrossSection.square([wide - 0.14, high - 0.14], true),
  )
  const middle: Vec3 = [0, (ledge.front + ledge.high) / 2, -ledge.crest / 2]
  const edge = painted(extruded(line, -0.1, 0.02, { bevel: 0.015, steps: 1 }), brass)
  const tiles = Array.from({ length: ledge.dice }, (_, die) => {
    const [x, y, z] = tileSpot(die)
    return onSlope(setting, [x, y, z])
  })
  return [onSlope(edge, middle), ...tiles]
}

/** Small brass dots above and below, between neighbouring tiles. */
function dots(): Solid[] {
  const dot = painted(
    extruded(CrossSection.circle(0.15, 12), -0.1, 0.1, { bevel: 0.08, steps: 2 }),
    brass,
  )
  return Array.from({ length: ledge.dice - 1 }, (_, die) => {
    const [x, y, z] = tileSpot(die)
    return [-1, 1].map((side) => {
      const up = side * tileRadius * 0.86
      return onSlope(dot, [
        x + tileWidth / 2 + 0.31,
        y + up * Math.sin(slope),
        z - up * Math.cos(slope),
      ])
    })
  }).flat()
}

export const ledgeModel = (): Model => ({
  name: 'ledge',
  parts: [
    {
      name: 'ledge',
      soup: soupOf([...settings(), ...dots()].reduce((all, one) => all.add(one), body())),
    },
  ],
  shade: { reach: 1.5, floor: 0.45, rays: 24, ground: 0 },
})

// The slabs that seal niches: a worn relief, the same on all slabs of a temple, so that none reveals its relic.
import { slab, type Stone, stone } from '../../src/shapes/nagaraja.ts'
import { extruded } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { painted } from '../kit/paint.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection, type Outline, type Shape } from '../kit/manifold.ts'
import { lotusSign, lowLotus, lowWheel, wheelSign } from './signs.ts'
import { chipped, type Detail, ruin, weathered } from './stone.ts'

const { wide, high, thick } = slab

/** A pointed arch in the style of the temple's niches. */
function arch(w: number, h: number): Shape {
  const half: Outline = [
    [w / 2, 0],
    [w / 2, h * 0.62],
    [w * 0.42, h * 0.78],
    [w * 0.22, h * 0.9],
    [0, h],
  ]
  const back = half
    .slice(0, -1)
    .reverse()
    .map(([x, y]): [number, number] => [-x, y])
  return new CrossSection([[...half, ...back]])
}

const frame = (): Shape =>
  arch(wide - 0.7, high - 0.6).subtract(arch(wide - 1.25, high - 1.05).translate([0, 0.2]))

const inMiddle = (sign: Shape): Shape => sign.scale(1.35).translate([0, 2.75])

/** The relief of the low version, without wear. */
const lowRelief = (which: Stone): Shape =>
  frame().add(inMiddle(which === 'grey' ? lowWheel() : lowLotus()))

function relief(which: Stone): Shape {
  const sign = inMiddle(which === 'grey' ? wheelSign() : lotusSign())
  const foot = CrossSection.square([wide - 1.8, 0.28], true).translate([0, 0.72])
  const worn = [
    CrossSection.circle(0.9, 9).translate(which === 'grey' ? [1.6, 4.4] : [-1.5, 0.6]),
    CrossSection.circle(0.7, 8).translate(which === 'grey' ? [-0.9, 1.9] : [1, 3.5]),
  ]
  return frame()
    .add(sign)
    .add(foot.subtract(CrossSection.circle(0.3, 8).translate([0.9, 0.7])))
    .subtract(CrossSection.union(worn))
}

/** A slab, upright, its foot at the origin, the relief towards the owner. */
function sealing(which: Stone, detail: Detail): Soup {
  const body = painted(
    chipped([wide, high, thick], which === 'grey' ? 5 : 8, 0.16).translate([0, high / 2, 0]),
    ruin,
  )
  const carved = painted(
    extruded(
      (detail === 'low' ? lowRelief(which) : relief(which)).translate([0, 0.15]),
      thick / 2 - 0.1,
      thick / 2 + 0.13,
      { bevel: 0 },
    ),
    {
      ...ruin,
      tint: '#ece6db',
    },
  )
  return [...soupOf(body), ...soupOf(carved)]
}

const weathers = {
  grey: { tint: stone.grey.tint, moss: '#5b6f2c', lichen: '#c3c7b4', green: 0.7, seed: 71 },
  yellow: { tint: stone.yellow.tint, moss: '#8a8238', lichen: '#f3e6c0', green: 0.5, seed: 81 },
} as const

export const slabModels = (): Model[] =>
  (['grey', 'yellow'] as const).flatMap((which) =>
    (['high', 'low'] as const).map((detail) => ({
      name: `nagaraja-slab-${which}${detail === 'low' ? '-low' : ''}`,
      parts: [{ name: 'slab', soup: weathered(sealing(which, detail), weathers[which], 4.5) }],
      shade: { reach: 0.8, floor: 0.4, rays: 24 },
    })),
  )

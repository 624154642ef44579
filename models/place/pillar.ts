// A pillar of the balcony: square foot, lotus base, faceted shaft with marble bands, bulbous capital.
import { block, roundedBox, lathed } from '../kit/form.ts'
import { painted, type Paint } from '../kit/paint.ts'
import { soupOf, type Soup } from '../kit/soup.ts'
import type { Outline, Solid } from '../kit/manifold.ts'
import { PLAN } from './plan.ts'

const stone: Paint = { material: 'sandstone', wrap: 'lathe', crease: 35 }
const marble: Paint = { material: 'marble', wrap: 'lathe', crease: 35 }
const flat: Paint = { material: 'sandstone', crease: 35 }

/** A base with petals: a lathe whose vertices are moved in and out round its axis. */
function lotus(profile: Outline, petals: number, depth: number): Solid {
  const solid = lathed(profile, petals * 3)
  const heights = profile.map(([, y]) => y)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return solid.warp((v) => {
    const around = Math.atan2(v[2], v[0])
    const t = (v[1] - low) / (high - low)
    const k = 1 + depth * (Math.abs(Math.cos((around * petals) / 2)) - 0.6) * Math.sin(Math.PI * t)
    v[0] *= k
    v[2] *= k
  })
}

const { floor, spring } = PLAN
const foot = floor + 24
const neck = spring - 22

const base: Outline = [
  [12.5, foot - 1],
  [14.5, foot + 3],
  [13, foot + 8],
  [9.5, foot + 13],
  [8.5, foot + 15],
]
const lowBand: Outline = [
  [9.2, foot + 14],
  [10, foot + 15],
  [10, foot + 16.5],
  [9.2, foot + 17.5],
]
const shaft: Outline = [
  [9, foot + 16],
  [8.7, foot + 60],
  [8, neck],
]
const highBand: Outline = [
  [8.3, neck - 2],
  [9.6, neck - 1],
  [9.6, neck + 1],
  [8.3, neck + 2],
]
const capital: Outline = [
  [7.6, neck + 1],
  [11.5, neck + 6],
  [12.2, neck + 10],
  [9, neck + 15],
  [8.4, neck + 16],
]

export function pillar(): Soup {
  const parts: Soup[] = []
  const add = (solid: Solid, paint: Paint): void => {
    parts.push(soupOf(painted(solid, paint)))
  }
  add(roundedBox([30, 24, 30], 1.2, 1).translate([0, floor + 12, 0]), flat)
  add(block([33, 5, 33], [0, floor + 2.5, 0]), flat)
  add(lotus(base, 12, 0.16), stone)
  add(lathed(lowBand, 16), marble)
  add(lathed(shaft, 12).rotate([0, 15, 0]), { ...stone, crease: 20 })
  add(lathed(highBand, 16), marble)
  add(lotus(capital, 12, 0.12), stone)
  add(roundedBox([25, 5, 25], 1, 1).translate([0, neck + 18.5, 0]), flat)
  add(roundedBox([30, 4, 30], 1, 1).translate([0, neck + 22.5, 0]), flat)
  add(block([28, PLAN.cornice - spring, 28], [0, (PLAN.cornice + spring) / 2 + 1, 0]), flat)
  return parts.flat()
}

// The quarry: a rock face in layers, loose blocks, a wooden crane with its load; and one step of stone.
import { areaBounds, quarry as lay, stepBlock } from '../../src/shapes/rajas.ts'
import { latticeHash } from '../../src/scenes/materials/noise.ts'
import { laidFlat, extruded, roundedBox } from '../kit/form.ts'
import type { Paint } from '../kit/paint.ts'
import type { Soup } from '../kit/soup.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Vec3 } from '../kit/manifold.ts'
import { heightAt } from './ground.ts'
import { box, coat, lathe, post, put, skin, tapered, tube } from './form.ts'

const stones = ['#ffd2b0', '#f0b898', '#ffe2c8', '#dca184']
const stone = (k: number) => coat('sandstone', stones[k % stones.length] ?? '#ffd2b0', 35)

/** Layers of rock, each set back from the one below. */
function face(): Soup {
  const soup: Soup = []
  const [left, right] = areaBounds.quarry.x
  for (let bed = 0; bed < 2; bed++) {
    const count = 7
    for (let i = 0; i < count; i++) {
      const r = (n: number) => latticeHash(i + bed * 7, n, 61)
      const wide = (right - left) / count
      const x = left + (i + 0.5) * wide
      const high = 1 + r(1) * 0.5
      const deep = 2.5 - bed * 0.5 + r(2) * 0.6
      soup.push(
        ...tapered(
          [wide * (0.9 + r(3) * 0.24), high, deep],
          0.14 + r(4) * 0.16,
          [x + (r(5) - 0.5) * 0.4, 1.2 + bed * 0.8, -12.9 + deep / 2],
          stone(i + bed),
        ),
      )
    }
  }
  return soup
}

/** A crane: two legs, a beam, a rope and a hanging block. */
function crane(): Soup {
  const wood = coat('earth', '#9a6a3e', 40)
  const beam = (a: Vec3, b: Vec3, r = 0.11): Soup => tube([a, b], () => r, wood, 6)
  return [
    ...beam([-0.7, 0, 0], [0, 2.6, 0]),
    ...beam([0.7, 0, 0], [0, 2.6, 0]),
    ...beam([0, 0, -1.1], [0, 2.6, 0]),
    ...beam([-0.2, 2.3, -0.5], [0.3, 3.3, 1.7], 0.1),
    ...tube(
      [
        [0.3, 3.28, 1.66],
        [0.3, 1.5, 1.66],
      ],
      () => 0.03,
      coat('earth', '#d8c79a'),
      4,
    ),
    ...skin(roundedBox([0.9, 0.62, 0.7], 0.06, 1).translate([0.3, 1.2, 1.66]), stone(2)),
    ...lathe(
      [
        [0.34, 0],
        [0.34, 0.14],
      ],
      [0, 0.5, 0.1],
      wood,
      10,
    ),
  ]
}

export function quarrySoup(): Soup {
  const y = lay.first + lay.rise - 0.45
  const loose: readonly (readonly [number, number, number, number])[] = [
    [-21.8, -7.6, 0.3, 1],
    [-20.5, -8.3, 1.1, 0.8],
    [-18.4, -7.7, 0.7, 0.95],
    [-13.2, -8.7, 0.2, 1.1],
    [-13.4, -7.3, 0.9, 0.7],
    [-21.4, -9.6, 0.5, 0.9],
  ]
  return [
    ...face(),
    ...put(crane(), [-15.8, y + 0.9, -8.9], 0.5, 0.95),
    ...loose.flatMap(([x, z, turn, size], k) =>
      put(
        skin(roundedBox([1, 0.7, 0.8], 0.07, 1).translate([0, 0.35, 0]), stone(k)),
        [x, heightAt(x, z) - 0.06, z],
        turn,
        size,
      ),
    ),
  ]
}

/** One course of the step between two heights, `by` cm wider than the block, its corners and upper edges bevelled. */
function course(low: number, high: number, by: number, paint: Paint): Soup {
  const [wide, deep] = [(stepBlock.halfX + by) * 2, (stepBlock.halfZ + by) * 2]
  const cut = 0.16
  const outline = CrossSection.square([wide - 2 * cut, deep - 2 * cut], true)
    .offset(cut, 'Square')
    .translate([0, -stepBlock.before])
  return skin(laidFlat(extruded(outline, low, high, { bevel: 0.07, steps: 1 })), paint)
}

/** Two courses of cut stone, top at y = 0; a worker stands in the middle, the price lies in front. */
export function stepSoup(): Soup {
  const marks = [-0.9, -0.3, 0.3, 0.9].flatMap((x) =>
    box(
      [0.05, 0.44, 0.05],
      [x, -0.62, stepBlock.before + stepBlock.halfZ - 0.005],
      coat('sandstone', '#b87a60'),
    ),
  )
  return [
    ...course(-1.25, -0.68, 0.04, stone(3)),
    ...course(-0.68, 0, 0, stone(2)),
    ...marks,
    ...post(
      0.05,
      0.4,
      [stepBlock.halfX - 0.18, -0.1, stepBlock.before - stepBlock.halfZ + 0.2],
      coat('earth', '#9a6a3e'),
      5,
    ),
  ]
}

/** The low version: the block with sharp edges. */
export const lowStepSoup = (): Soup =>
  box([stepBlock.halfX * 2, 1.25, stepBlock.halfZ * 2], [0, -1.25, stepBlock.before], stone(0))

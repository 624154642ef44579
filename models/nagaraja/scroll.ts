// The guide's scroll: parchment rolled round two rods with brass ends, a silk band in the middle.
import { scroll } from '../../src/shapes/nagaraja.ts'
import { lathed } from '../kit/form.ts'
import type { Model } from '../kit/glb.ts'
import { type Paint, painted } from '../kit/paint.ts'
import { soupOf } from '../kit/soup.ts'
import { Manifold, type Outline, type Solid } from '../kit/manifold.ts'

const brass: Paint = { material: 'brass', crease: 45, wrap: 'none' }

export function scrollModel(): Model {
  const { long, radius } = scroll
  const roll = (z: number, r: number): Solid[] => {
    const lie = (solid: Solid): Solid => solid.rotate([0, 0, 90]).translate([0, r, z])
    const knob: Outline = [
      [0.2, 0],
      [0.3, 0.1],
      [0.2, 0.24],
      [0.36, 0.42],
      [0.3, 0.66],
      [0.06, 0.8],
    ]
    const paper = lathed(
      [
        [r - 0.06, -long * 0.42],
        [r, -long * 0.42 + 0.06],
        [r, long * 0.42 - 0.06],
        [r - 0.06, long * 0.42],
      ],
      20,
    )
    const band = lathed(
      [
        [r + 0.03, -0.55],
        [r + 0.05, -0.5],
        [r + 0.05, 0.5],
        [r + 0.03, 0.55],
      ],
      20,
    )
    const end = lathed(knob, 12)
    const ends = [
      end.translate([0, long * 0.42, 0]),
      end.rotate([180, 0, 0]).translate([0, -long * 0.42, 0]),
    ]
    return [
      painted(lie(paper), { material: 'parchment', wrap: 'none', crease: 50 }),
      painted(lie(band), { material: 'silk-band', tint: '#8e1f33', wrap: 'none', crease: 50 }),
      ...ends.map((one) => painted(lie(one), brass)),
    ]
  }
  const bow = Manifold.sphere(0.3, 10)
    .scale([1.2, 0.6, 1])
    .translate([0, radius * 2 + 0.02, -0.1])
  const silk = painted(bow, { material: 'silk-band', tint: '#8e1f33', wrap: 'none' })
  const solids = [...roll(-0.3, radius), ...roll(0.78, radius * 0.72), silk]
  return {
    name: 'nagaraja-scroll',
    parts: [{ name: 'scroll', soup: solids.flatMap(soupOf) }],
    shade: { reach: 0.9, floor: 0.4, rays: 24, ground: 0 },
  }
}

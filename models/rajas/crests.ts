// The crest of each seat as a flat outline: sun, drop, leaf, diamond; panels use the same signs.
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2 } from '../kit/manifold.ts'
import type { SeatLook } from '../../src/shapes/rajas.ts'

type Crest = SeatLook['crest']

const OUTLINES: Readonly<Record<Crest, Outline>> = {
  sun: Array.from({ length: 16 }, (_, k): Vec2 => {
    const r = k % 2 === 0 ? 1 : 0.66
    const angle = (k / 16) * 2 * Math.PI
    return [r * Math.sin(angle), r * Math.cos(angle)]
  }).reverse(),
  drop: [
    [0, 1],
    [-0.62, 0.1],
    [-0.74, -0.3],
    [-0.5, -0.8],
    [0, -1],
    [0.5, -0.8],
    [0.74, -0.3],
    [0.62, 0.1],
  ],
  leaf: [
    [0.9, 0.95],
    [-0.1, 0.85],
    [-0.75, 0.4],
    [-0.85, -0.9],
    [-0.2, -0.78],
    [0.5, -0.68],
    [0.84, -0.1],
  ],
  diamond: [
    [0, 1],
    [-0.85, 0],
    [0, -1],
    [0.85, 0],
  ],
}

/** The outline of a crest; `size` is half its height. */
export const crest = (name: Crest, size: number): Shape =>
  new CrossSection([OUTLINES[name]]).scale([size, size])

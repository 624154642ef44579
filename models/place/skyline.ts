// Outlines of the far bank: palaces with domes and pavilions, minarets, steps to the water, trees.
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2 } from '../kit/manifold.ts'
import { traced } from '../kit/stroke.ts'
import { latticeHash } from '../../src/scenes/materials/noise.ts'
import { rect } from './arch.ts'

const polygon = (outline: Outline): Shape => new CrossSection([outline], 'NonZero')
const join = (shapes: Shape[]): Shape => CrossSection.union(shapes)

/** A bulbous dome with its spike, standing on y = 0. */
export function onion(x: number, y: number, r: number): Shape {
  const side = traced(12, (t): Vec2 => {
    const swell = Math.cos(t * Math.PI * 0.5) ** 0.62 * (1 + 0.26 * Math.sin(Math.PI * t ** 0.6))
    return [r * swell, r * (1.5 * t ** 1.05)]
  })
  const left = side.map(([px, py]): Vec2 => [-px, py]).reverse()
  const dome = polygon([...side, ...left]).translate([x, y])
  return join([
    dome,
    rect(x - r * 0.05, y + r * 1.4, x + r * 0.05, y + r * 2.1),
    rect(x - r * 0.92, y - r * 0.22, x + r * 0.92, y + r * 0.02),
  ])
}

/** A small open pavilion on four posts. */
export function chhatri(x: number, y: number, w: number): Shape {
  const posts = [-0.5, -0.18, 0.18, 0.5].map((k) =>
    rect(x + k * w - w * 0.05, y, x + k * w + w * 0.05, y + w * 0.6),
  )
  return join([
    ...posts,
    rect(x - w * 0.72, y + w * 0.58, x + w * 0.72, y + w * 0.68),
    onion(x, y + w * 0.7, w * 0.42),
  ])
}

export function minaret(x: number, h: number, w: number): Shape {
  return join([
    polygon([
      [x - w * 0.6, 0],
      [x + w * 0.6, 0],
      [x + w * 0.38, h],
      [x - w * 0.38, h],
    ]),
    rect(x - w * 0.75, h * 0.48, x + w * 0.75, h * 0.5),
    rect(x - w * 0.7, h * 0.74, x + w * 0.7, h * 0.76),
    rect(x - w * 0.7, h * 0.98, x + w * 0.7, h),
    chhatri(x, h, w * 1.1),
  ])
}

/** A long palace front: battlements, corner pavilions, a great dome or two, arched windows cut out. */
export function palace(x: number, w: number, h: number, seed: number): Shape {
  const wall = rect(x, -20, x + w, h)
  const teeth: Shape[] = []
  const count = Math.floor(w / (h * 0.16))
  for (let i = 0; i < count; i++) {
    const tx = x + ((i + 0.25) * w) / count
    teeth.push(rect(tx, h - 0.1, tx + (w / count) * 0.5, h * 1.06))
  }
  const tops = [
    chhatri(x + h * 0.2, h, h * 0.22),
    chhatri(x + w - h * 0.2, h, h * 0.22),
    onion(x + w / 2, h * 1.12, h * (0.3 + 0.16 * latticeHash(seed, 1, 3))),
    rect(x + w / 2 - h * 0.5, h, x + w / 2 + h * 0.5, h * 1.12),
    chhatri(x + w / 2 - h * 0.75, h, h * 0.18),
    chhatri(x + w / 2 + h * 0.75, h, h * 0.18),
  ]
  return join([wall, ...teeth, ...tops])
}

/** Steps down to the water on both sides of a landing, in outline. */
export function ghat(x: number, w: number, h: number): Shape {
  const steps: Shape[] = []
  for (let i = 0; i < 7; i++)
    steps.push(rect(x - (i * w) / 14, -20, x + w + (i * w) / 14, h * (1 - i / 7)))
  return join(steps)
}

/** A clump of trees: overlapping circles. */
export function grove(x: number, w: number, h: number, seed: number): Shape {
  const rounds: Shape[] = []
  const count = Math.max(5, Math.round(w / (h * 0.35)))
  for (let i = 0; i < count; i++) {
    const r = h * (0.3 + 0.3 * latticeHash(i, seed, 5))
    rounds.push(
      CrossSection.circle(r, 9).translate([
        x + (w * (i + 0.5)) / count,
        h * 0.32 + r * 0.5 * latticeHash(i, seed, 7),
      ]),
    )
  }
  return join([...rounds, rect(x, -20, x + w, h * 0.35)])
}

export function palm(x: number, h: number, lean: number): Shape {
  const fronds = Array.from({ length: 9 }, (_, k) => {
    const angle = -0.5 + (k / 8) * (Math.PI + 1)
    const [dx, dy] = [Math.cos(angle) * h * 0.3, Math.sin(angle) * h * 0.2]
    const [cx, cy] = [x + lean, h]
    return polygon([
      [cx, cy],
      [cx + dx * 0.55, cy + dy + h * 0.06],
      [cx + dx, cy + dy - h * 0.08],
      [cx + dx * 0.5, cy + dy * 0.7],
    ])
  })
  const trunk = polygon([
    [x - h * 0.025, -10],
    [x + h * 0.025, -10],
    [x + lean + h * 0.012, h],
    [x + lean - h * 0.012, h],
  ])
  return join([trunk, ...fronds.map((f) => (f.area() < 0 ? f : f))])
}

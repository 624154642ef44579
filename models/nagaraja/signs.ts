// Signs that are carved into both temples and their things: the wheel of the grey one, the lotus of the yellow one.
import { CrossSection, type Outline, type Shape } from '../kit/wasm.ts'

const disc = (radius: number): Shape => CrossSection.circle(radius, 18)
const ring = (outer: number, inner: number): Shape => disc(outer).subtract(disc(inner))

/** A wheel of eight spokes, radius 1. */
export function wheelSign(): Shape {
  const spoke = CrossSection.square([0.78, 0.13], true).translate([0.5, 0])
  const spokes = Array.from({ length: 8 }, (_, k) => spoke.rotate(k * 45))
  return CrossSection.union([ring(1, 0.8), disc(0.28), ...spokes])
}

/** A lotus from above, eight petals, radius 1. */
export function lotusSign(): Shape {
  const petal: Outline = Array.from({ length: 6 }, (_, i) => {
    const t = i / 5
    return [0.3 + 0.7 * t, 0.25 * Math.sin(Math.PI * t ** 0.8)]
  })
  const back: Outline = petal
    .slice(1, -1)
    .reverse()
    .map(([x, y]) => [x, -y])
  const one = new CrossSection([[...petal, ...back]], 'NonZero')
  return CrossSection.union([
    disc(0.24),
    ...Array.from({ length: 8 }, (_, k) => one.rotate(k * 45)),
  ])
}

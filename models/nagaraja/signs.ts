// Signs carved into the temples and their things: the wheel of the grey one, the lotus of the yellow one.
import { CrossSection, type Outline, type Shape } from '../kit/manifold.ts'

/** Level of detail: segments of a circle, spokes of the wheel, steps along one side of a petal. */
const high = { round: 18, spokes: 8, steps: 5 } as const
const low: SignDetail = { round: 8, spokes: 4, steps: 2 }
type SignDetail = { readonly [of in keyof typeof high]: number }

/** The same signs for low versions. */
export const lowWheel = (): Shape => wheelSign(low)
export const lowLotus = (): Shape => lotusSign(low)

const disc = (radius: number, { round }: SignDetail): Shape => CrossSection.circle(radius, round)

/** A wheel with spokes, radius 1. */
export function wheelSign(detail: SignDetail = high): Shape {
  const spoke = CrossSection.square([0.78, detail === high ? 0.13 : 0.2], true).translate([0.5, 0])
  const spokes = Array.from({ length: detail.spokes }, (_, k) =>
    spoke.rotate((k * 360) / detail.spokes),
  )
  const ring = disc(1, detail).subtract(disc(detail === high ? 0.8 : 0.74, detail))
  return CrossSection.union([ring, disc(0.28, detail), ...spokes])
}

/** A lotus from above, eight petals, radius 1. */
export function lotusSign(detail: SignDetail = high): Shape {
  const petal: Outline = Array.from({ length: detail.steps + 1 }, (_, i) => {
    const t = i / detail.steps
    return [0.3 + 0.7 * t, 0.25 * Math.sin(Math.PI * t ** 0.8)]
  })
  const back: Outline = petal
    .slice(1, -1)
    .reverse()
    .map(([x, y]) => [x, -y])
  const one = new CrossSection([[...petal, ...back]], 'NonZero')
  return CrossSection.union([
    disc(0.24, detail),
    ...Array.from({ length: 8 }, (_, k) => one.rotate(k * 45)),
  ])
}

// The long cobra carved along a fate stick: spread hood, head and a winding tail.
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape } from '../kit/manifold.ts'
import { stroke, traced } from '../kit/stroke.ts'

/** Outline of about `length` along x and 0.4 of that across, centred on the origin. */
export function nagaMark(length: number): Shape {
  const body = stroke(
    traced(26, (t) => [0.5 + t * 5.2, 1.05 * Math.sin(t * 11) * (1 - 0.35 * t)]),
    (t) => 0.95 - 0.75 * t,
  )
  const half: Outline = traced(14, (t) => [
    -4.3 + 5.4 * t,
    2.05 * Math.sin(Math.PI * t ** 0.72) ** 0.75 + 0.12,
  ])
  const mirrored: Outline = [...half].reverse().map(([x, y]) => [x, -y])
  const hood = new CrossSection([[...half, ...mirrored]], 'NonZero')
  const head = CrossSection.circle(0.85, 14).scale([1.25, 0.85]).translate([-4.5, 0])
  const rib = stroke(
    traced(8, (t) => [-3.1 + 3.2 * t, 0.95 * Math.sin(Math.PI * t ** 0.8) + 0.18]),
    (t) => 0.2 + 0.42 * Math.sin(Math.PI * t),
  )
  const tongue = stroke(
    [
      [-5.4, 0],
      [-6.1, 0],
    ],
    0.22,
    6,
  )
    .add(
      stroke(
        [
          [-6.1, 0],
          [-6.6, 0.32],
        ],
        0.2,
        6,
      ),
    )
    .add(
      stroke(
        [
          [-6.1, 0],
          [-6.6, -0.32],
        ],
        0.2,
        6,
      ),
    )
  return hood
    .subtract(rib)
    .subtract(rib.mirror([0, 1]))
    .add(head)
    .add(body)
    .add(tongue)
    .scale(length / 12.6)
    .simplify(0.008)
}

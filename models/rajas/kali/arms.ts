// Kali’s arms with their open palms, and the arch of flames behind them.
import type { Hand } from '../../../src/shapes/rajas.ts'
import { extruded, lathed } from '../../kit/form.ts'
import { painted, type Paint } from '../../kit/paint.ts'
import { sheet, type Soup, soupOf } from '../../kit/soup.ts'
import { CrossSection, Manifold, type Outline, type Vec3 } from '../../kit/manifold.ts'
import { coat, lathe, post, skin, tube } from '../form.ts'
import { type DetailLevel, axis, gold, figureScale, top } from './style.ts'

interface Joints {
  shoulder: Vec3
  elbow: Vec3
  wrist: Vec3
  palm: Vec3
}

function jointsOf(hand: Hand): Joints {
  const shoulder: Vec3 = [
    hand.side * 0.42 * figureScale,
    top + (0.46 + 2.26) * figureScale,
    axis - 0.05,
  ]
  const wrist: Vec3 = [hand.x * 0.9, hand.y - 0.34, hand.z + (axis - hand.z) * 0.12]
  const elbow: Vec3 = [
    (shoulder[0] + wrist[0]) / 2,
    (shoulder[1] + wrist[1]) / 2 - 0.5,
    (shoulder[2] + wrist[2]) / 2 - 0.1,
  ]
  return { shoulder, elbow, wrist, palm: [hand.x, hand.y - 0.16, hand.z] }
}

const henna = coat('silk', '#b8402c', 60)

/** An arm from the shoulder over the elbow to an open palm with a bangle. */
export function arm(hand: Hand, { sides, isFine, body }: DetailLevel): Soup {
  const { shoulder, elbow, wrist, palm } = jointsOf(hand)
  const limb = tube([shoulder, elbow, wrist, palm], (t) => 0.34 - 0.16 * t, body, sides)
  const open = lathed(
    [
      [0.24, -0.24],
      [0.5, -0.16],
      [0.72, -0.02],
      [0.62, 0.02],
      [0.1, -0.04],
    ],
    sides + 3,
  )
  const finger = Manifold.sphere(1, 8).scale([0.15, 0.11, 0.36]).rotate([-38, 0, 0])
  const fingers = [0, 1, 2, 3, 4].flatMap((k) => {
    const turned = finger.translate([0, 0.06, 0.76]).rotate([0, k * 72 + 36, 0])
    return isFine ? skin(turned.translate([hand.x, hand.y, hand.z]), body) : []
  })
  return [
    ...limb,
    ...skin(open.translate([hand.x, hand.y, hand.z]), body),
    ...fingers,
    ...lathe(
      [
        [0.44, -0.02],
        [0.42, 0.03],
      ],
      [hand.x, hand.y, hand.z],
      henna,
      sides + 3,
    ),
    ...lathe(
      [
        [0.24, -0.28],
        [0.28, -0.22],
        [0.24, -0.16],
      ],
      [hand.x, hand.y, hand.z],
      gold,
      sides + 2,
    ),
  ]
}

/** Rings round the palm's middle from [radius, height] points: open below, closed at the top. */
function wound(profile: Outline, { x, y, z }: Hand, paint: Paint, sides: number): Soup {
  const rows = profile.map(([r, high]) =>
    Array.from({ length: sides + 1 }, (_, k): Vec3 => {
      const angle = (-k / sides) * 2 * Math.PI
      return [x + r * Math.cos(angle), y + high, z + r * Math.sin(angle)]
    }),
  )
  return sheet(rows, { wrap: 'none', ...paint })
}

/** The low version in a few large faces, since simplification would reduce arms to sticks. */
export function lowArm(hand: Hand, { body }: DetailLevel): Soup {
  const { shoulder, elbow, wrist, palm } = jointsOf(hand)
  return [
    ...tube([shoulder, elbow, wrist, palm], (t) => 0.4 - 0.2 * t, body, 4),
    ...wound(
      [
        [0.22, -0.26],
        [0.7, 0],
        [0.46, 0.02],
      ],
      hand,
      body,
      6,
    ),
    ...wound(
      [
        [0.46, 0.02],
        [0, 0.04],
      ],
      hand,
      henna,
      6,
    ),
    ...wound(
      [
        [0.3, -0.34],
        [0.36, -0.16],
      ],
      hand,
      gold,
      5,
    ),
  ]
}

/** An arch of flames behind her, on two posts. */
export function arch({ isFine }: DetailLevel): Soup {
  const r = 2.9
  const [y, z] = [top + 0.6, axis - 1.15]
  const ring = CrossSection.circle(r, 32)
    .subtract(CrossSection.circle(r - 0.2, 32))
    .translate([0, 3.1])
  const tongues = Array.from({ length: isFine ? 17 : 9 }, (_, k) => {
    const count = isFine ? 17 : 9
    const angle = -0.5 + (k / (count - 1)) * (Math.PI + 1)
    return new CrossSection([
      [
        [r - 0.05, -0.2],
        [r + 0.46, 0.02],
        [r - 0.05, 0.2],
      ],
    ])
      .rotate((angle * 180) / Math.PI)
      .translate([0, 3.1])
  })
  const whole = CrossSection.union([ring, ...tongues])
  const posts = [-1, 1].flatMap((s) => post(0.16, 2.6, [s * (r - 0.45), top, z], gold, 6))
  return [
    ...soupOf(
      painted(
        extruded(whole, -0.08, 0.08, { bevel: isFine ? 0.04 : 0, steps: 1 }).translate([0, y, z]),
        gold,
      ),
    ),
    ...posts,
  ]
}

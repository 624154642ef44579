// Low versions of the six figures: the same outlines and colours with a few large faces each.
import type { Soup } from '../../kit/soup.ts'
import type { Outline, Vec3 } from '../../kit/manifold.ts'
import { ball, box, coat, lathe, post, tube } from '../form.ts'
import { cloth, gold, SKIN, skinned, stone } from './style.ts'

const foot: Vec3 = [0, 0, 0]
const head = (y: number): Soup => ball(0.21, [0, y, 0], skinned, 8)
const robe = (high: number, wide: number, tint: string): Soup =>
  lathe(
    [
      [wide, 0],
      [wide * 0.56, high * 0.58],
      [wide * 0.62, high * 0.82],
      [0.1, high],
    ],
    foot,
    cloth(tint),
    7,
  )
const limb = (points: readonly Vec3[], tint: string, thick = 0.1): Soup =>
  tube(points, () => thick, cloth(tint), 3)
const hat = (profile: Outline, y: number, tint: string, sides = 7): Soup =>
  lathe(profile, [0, y, 0], cloth(tint), sides)

const mogul = (): Soup => [
  ...robe(1.3, 0.5, '#c8922c'),
  ...head(1.48),
  ...hat(
    [
      [0.22, 0],
      [0.31, 0.12],
      [0.05, 0.36],
    ],
    1.54,
    '#f3ead6',
  ),
  ...post(0.04, 0.4, [0, 1.82, 0.06], gold, 3),
  ...post(0.04, 1.2, [-0.42, 0.1, 0.32], gold, 3),
  ...limb(
    [
      [-0.27, 1.12, 0],
      [-0.42, 0.78, 0.3],
    ],
    '#c8922c',
  ),
]

const dancer = (): Soup => [
  ...lathe(
    [
      [0.62, 0],
      [0.3, 0.52],
      [0.15, 0.76],
      [0.2, 1],
      [0.07, 1.22],
    ],
    foot,
    cloth('#c2306a'),
    8,
  ),
  ...head(1.38),
  ...limb(
    [
      [0.18, 1.12, 0],
      [0.5, 1.28, 0.02],
      [0.2, 1.84, 0.06],
    ],
    SKIN,
    0.08,
  ),
  ...limb(
    [
      [-0.18, 1.12, 0],
      [-0.46, 1, 0.12],
      [-0.72, 1.22, 0.14],
    ],
    SKIN,
    0.08,
  ),
]

const yogi = (): Soup => [
  ...lathe(
    [
      [0.74, 0],
      [0.68, 0.12],
    ],
    foot,
    cloth('#d9822b'),
    8,
  ),
  ...[-1, 1].flatMap((side) =>
    limb(
      [
        [side * 0.58, 0.2, 0],
        [side * 0.34, 0.2, 0.34],
        [side * -0.12, 0.2, 0.4],
      ],
      SKIN,
      0.14,
    ),
  ),
  ...lathe(
    [
      [0.36, 0.1],
      [0.24, 0.42],
      [0.34, 0.78],
      [0.08, 0.94],
    ],
    foot,
    skinned,
    7,
  ),
  ...head(1.1),
  ...ball(0.14, [0, 1.34, -0.02], coat('inlay', '#2a1a12', 70), 4),
]

const raja = (): Soup => [
  ...robe(1.24, 0.44, '#1f6f52'),
  ...head(1.42),
  ...lathe(
    [
      [0.22, 0],
      [0.24, 0.12],
      [0.01, 0.44],
    ],
    [0, 1.5, 0],
    gold,
    6,
  ),
  ...post(0.04, 2.1, [0.5, 0.1, 0.12], gold, 3),
  ...lathe(
    [
      [0.76, 1.95],
      [0.5, 2.2],
      [0.06, 2.32],
    ],
    [0.34, 0, 0.05],
    cloth('#b3213f'),
    8,
  ),
]

const builder = (): Soup => [
  ...robe(1.16, 0.38, '#8a6a48'),
  ...head(1.33),
  ...hat(
    [
      [0.24, 0],
      [0.24, 0.08],
      [0.12, 0.18],
    ],
    1.4,
    '#b3552a',
  ),
  ...limb(
    [
      [0.25, 1, 0],
      [0.5, 0.9, 0.1],
      [0.62, 1.24, 0.2],
    ],
    '#8a6a48',
  ),
  ...post(0.05, 0.62, [0.62, 1.06, 0.22], coat('inlay', '#946540'), 3),
  ...box([0.36, 0.18, 0.18], [0.62, 1.6, 0.22], coat('inlay', '#7c7a78')),
  ...box([0.58, 0.52, 0.5], [-0.62, 0, 0.26], coat('inlay', '#d9a06c')),
]

const portuguese = (): Soup => [
  ...robe(1.26, 0.5, '#1f2f56'),
  ...lathe(
    [
      [0.3, 0],
      [0.18, 0.1],
    ],
    [0, 1.2, 0],
    stone,
    6,
  ),
  ...head(1.44),
  ...hat(
    [
      [0.5, 0],
      [0.2, 0.1],
      [0.14, 0.32],
    ],
    1.53,
    '#241a16',
    8,
  ),
  ...limb(
    [
      [0.26, 1.08, 0],
      [0.48, 1.06, 0.16],
      [0.36, 1.34, 0.34],
    ],
    '#1f2f56',
  ),
  ...tube(
    [
      [0.4, 1.34, 0.3],
      [0.2, 1.42, 0.66],
    ],
    () => 0.08,
    gold,
    4,
  ),
]

/** Makers of the low figures, in the order of the chambers' numbers. */
export const LOW_FIGURES: readonly (() => Soup)[] = [mogul, dancer, yogi, raja, builder, portuguese]

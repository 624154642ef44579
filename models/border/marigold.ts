// One marigold of the garland on the winner's slate: crowns of ruffled petals over a green cup.
import type { Model } from '../kit/glb.ts'
import { linear } from '../kit/paint.ts'
import type { Soup, Tri } from '../kit/soup.ts'
import type { Vec3 } from '../kit/manifold.ts'

/** Rings of petals: radius, height of the tips and of the bases (cm), number of petals, turn, tint at the tips. */
const crowns = [
  { wide: 0.95, tips: 0.1, rise: 0.3, petals: 13, turn: 0, tint: '#f4d9b8' },
  { wide: 0.88, tips: 0.38, rise: 0.4, petals: 12, turn: 0.17, tint: '#ffe6c6' },
  { wide: 0.72, tips: 0.6, rise: 0.5, petals: 10, turn: 0.05, tint: '#fff0d8' },
  { wide: 0.52, tips: 0.78, rise: 0.58, petals: 8, turn: 0.3, tint: '#ffe3b4' },
  { wide: 0.27, tips: 0.88, rise: 0.64, petals: 5, turn: 0.1, tint: '#f2b878' },
] as const
type Crown = (typeof crowns)[number]

const style: Omit<Tri, 'at'> = {
  material: 'petals',
  tint: linear('#ffffff'),
  wrap: 'none',
  crease: 25,
  occlusion: 0.9,
}
/** Darker tint at a petal's base. */
const base = linear('#c98a5c')

interface Corner {
  readonly at: Vec3
  readonly tint: readonly [number, number, number]
}

const facet = (...corners: readonly [Corner, Corner, Corner]): Tri => ({
  ...style,
  at: corners.flatMap(({ at }) => at),
  tints: corners.flatMap(({ tint }) => tint),
})

/** A petal, folded along its middle, with a notched edge. */
function petal({ wide, tips, rise, petals, turn, tint }: Crown, k: number): Soup {
  const tip = linear(tint)
  const step = (2 * Math.PI) / petals
  // vary each petal a little
  const lift = 0.035 * Math.sin(k * 2.4 + wide * 9)
  const corner = (side: number, share: number, y: number, shade: Corner['tint']): Corner => {
    const angle = turn + (k + side * 0.68) * step
    const radius = wide * share
    return {
      at: [radius * Math.cos(angle), y + lift * share, -radius * Math.sin(angle)],
      tint: shade,
    }
  }
  const between = (share: number) => rise + (tips - rise) * share
  const root = corner(0, 0.1, rise, base)
  const fold = corner(0, 0.7, between(0.62) - 0.05, base)
  const [left, right] = [-1, 1].map((s) => corner(s * 0.9, 0.66, between(0.7) + 0.03, tip))
  const [far, other] = [-1, 1].map((s) => corner(s * 0.5, 1, tips + 0.03, tip))
  const notch = corner(0, 0.9, tips - 0.03, tip)
  if (!left || !right || !far || !other) return []
  return [
    facet(root, left, fold),
    facet(root, fold, right),
    facet(left, far, fold),
    facet(far, notch, fold),
    facet(notch, other, fold),
    facet(other, right, fold),
  ]
}

const crown = (one: Crown): Soup =>
  Array.from({ length: one.petals }, (_, k) => petal(one, k)).flat()

/** A triangle with reversed winding: the back of a single-sided petal. */
const turnedOver = (tri: Tri): Tri => {
  const back = <T>(list: readonly T[]): T[] => [
    ...list.slice(0, 3),
    ...list.slice(6, 9),
    ...list.slice(3, 6),
  ]
  return { ...tri, at: back(tri.at), ...(tri.tints && { tints: back(tri.tints) }) }
}

/** The green cup under the petals. */
function cup(): Soup {
  const green = linear('#6f9440')
  const at = (k: number, radius: number, y: number): Vec3 => {
    const angle = (k / 8) * 2 * Math.PI
    return [radius * Math.cos(angle), y, -radius * Math.sin(angle)]
  }
  return Array.from({ length: 8 }, (_, k): Tri[] => [
    { ...style, tint: green, at: [0, 0.02, 0, ...at(k + 1, 0.3, 0.06), ...at(k, 0.3, 0.06)] },
    {
      ...style,
      tint: green,
      at: [...at(k, 0.3, 0.06), ...at(k + 1, 0.3, 0.06), ...at(k + 1, 0.42, 0.3)],
    },
    {
      ...style,
      tint: green,
      at: [...at(k, 0.3, 0.06), ...at(k + 1, 0.42, 0.3), ...at(k, 0.42, 0.3)],
    },
  ]).flat()
}

function flower(): Soup {
  const [outer, ...inner] = crowns.map(crown)
  return [...(outer ?? []), ...(outer ?? []).map(turnedOver), ...inner.flat(), ...cup()]
}

export const marigoldModel = (): Model => ({
  name: 'marigold',
  parts: [{ name: 'marigold', soup: flower() }],
  shade: { reach: 0.5, floor: 0.4, rays: 24 },
})

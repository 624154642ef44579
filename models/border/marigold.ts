// One flower of the garland that the winner's slate wears: three crowns of petals, few triangles.
import type { Model } from '../kit/glb.ts'
import { linear } from '../kit/paint.ts'
import type { Soup, Tri } from '../kit/soup.ts'
import type { Vec3 } from '../kit/wasm.ts'

/** Radius, height of the tips and of the middle (cm), petals, turn, tint. */
const crowns = [
  { wide: 0.95, tips: 0.1, rise: 0.5, petals: 11, turn: 0, tint: '#e8d8c8' },
  { wide: 0.72, tips: 0.42, rise: 0.72, petals: 9, turn: 0.3, tint: '#ffffff' },
  { wide: 0.42, tips: 0.68, rise: 0.84, petals: 7, turn: 0.1, tint: '#ffe9c0' },
] as const

function crown({ wide, tips, rise, petals, turn, tint }: (typeof crowns)[number]): Soup {
  const at = (k: number, radius: number, y: number): Vec3 => {
    const angle = turn + (k * Math.PI) / petals
    return [radius * Math.cos(angle), y, -radius * Math.sin(angle)]
  }
  const style: Omit<Tri, 'at'> = {
    material: 'petals',
    tint: linear(tint),
    wrap: 'none',
    crease: 20,
    occlusion: 0.9,
  }
  const soup: Soup = []
  for (let k = 0; k < petals * 2; k += 2) {
    const [left, tip, right] = [
      at(k - 1, wide * 0.72, tips - 0.06),
      at(k, wide, tips + 0.08),
      at(k + 1, wide * 0.72, tips - 0.06),
    ]
    const middle = at(k, wide * 0.2, rise)
    soup.push({ ...style, at: [...middle, ...left, ...tip] })
    soup.push({ ...style, at: [...middle, ...tip, ...right] })
  }
  return soup
}

export const marigoldModel = (): Model => ({
  name: 'marigold',
  parts: [{ name: 'marigold', soup: crowns.flatMap(crown) }],
  shade: { reach: 0.6, floor: 0.4, rays: 24 },
})

// The lotus lamp: two rings of metal petals round a flame.
import { lathed } from '../../kit/form.ts'
import { painted } from '../../kit/paint.ts'
import { sheet, soupOf, type Soup } from '../../kit/soup.ts'
import type { Outline, Vec3 } from '../../kit/manifold.ts'
import type { Detail } from '../stone.ts'
import { figureFootY, gold } from './paints.ts'

/** One metal petal, concave, leaning outwards. */
function petal(
  long: number,
  wide: number,
  lean: number,
  turn: number,
  y: number,
  steps: number,
): Soup {
  const rows = Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const t = i / steps
    const w = wide * Math.sin(Math.PI * (0.12 + 0.88 * t) ** 0.75) * 0.5 + 0.01
    const bend = lean * (0.35 + 0.65 * t)
    return [-1, 0, 1].map((side): Vec3 => {
      const out = 0.32 + long * t * Math.sin(bend) - Math.abs(side) * w * 0.12
      const up = y + long * t * Math.cos(bend) * (1 - 0.15 * t) + Math.abs(side) * w * 0.25
      const [c, s] = [Math.cos(turn), Math.sin(turn)]
      return [out * c - side * w * s, up, out * s + side * w * c]
    })
  })
  const front = sheet(rows, { ...gold, crease: 60 })
  const back = front.map((tri) => ({
    ...tri,
    at: [...tri.at.slice(0, 3), ...tri.at.slice(6), ...tri.at.slice(3, 6)],
  }))
  return [...front, ...back]
}

/** A lamp in the form of an opening lotus, its flame in the middle. */
export function lotusLamp(detail: Detail): Soup {
  const [steps, count] = detail === 'high' ? [4, 8] : [2, 6]
  const y = figureFootY
  const stem: Outline = [
    [1.15, y],
    [1.2, y + 0.14],
    [0.5, y + 0.36],
    [0.3, y + 0.7],
    [0.46, y + 0.86],
    [0.3, y + 1.04],
    [0.62, y + 1.3],
    [0.72, y + 1.6],
  ]
  const body = painted(lathed(stem, detail === 'high' ? 18 : 8), gold)
  const petals = Array.from({ length: count }, (_, k): Soup => {
    const turn = (k * 2 * Math.PI) / count
    return [
      ...petal(1.5, 0.95, 0.98, turn, y + 1.15, steps),
      ...petal(1.45, 0.8, 0.5, turn + Math.PI / count, y + 1.25, steps),
    ]
  }).flat()
  const flame = lathed(
    [
      [0.2, y + 1.6],
      [0.32, y + 1.95],
      [0.2, y + 2.5],
      [0.02, y + 3],
    ],
    8,
  )
  return [
    ...soupOf(body),
    ...petals,
    ...soupOf(painted(flame, { material: 'ember', tint: '#ff7d14', wrap: 'none', occlusion: 0 })),
  ]
}

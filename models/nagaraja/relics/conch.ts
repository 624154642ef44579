// The conch: a sea snail's shell, banded with rose, that stands on its tip in a ring of gold.
import { turned } from '../../kit/form.ts'
import { painted } from '../../kit/paint.ts'
import { moved, sheet, soupOf, type Soup } from '../../kit/soup.ts'
import type { Outline, Vec3 } from '../../kit/wasm.ts'
import type { Detail } from '../stone.ts'
import { foot, gold } from './paints.ts'

/** A sea snail's shell that stands on its tip in a ring, its mouth to the owner. */
export function conch(detail: Detail): Soup {
  const [around, along] = detail === 'high' ? [12, 44] : [7, 20]
  const rows = Array.from({ length: along + 1 }, (_, i): Vec3[] => {
    const t = i / along
    const turn = -t * Math.PI * 2 * 3.4 + 0.5
    const grown = Math.exp(2.35 * (t - 1))
    const [ring, thick] = [0.56 * grown, 0.66 * grown * (t > 0.93 ? 1 + (t - 0.93) * 4 : 1)]
    const y = 3.05 - 2.05 * grown
    return Array.from({ length: around + 1 }, (_, k): Vec3 => {
      const angle = -(k / around) * Math.PI * 2
      const knob = 1 + 0.1 * Math.max(0, Math.cos(angle - 0.9)) * Math.abs(Math.sin(turn * 3.5))
      const out = ring + thick * knob * Math.cos(angle)
      return [out * Math.cos(turn), y + 1.25 * thick * Math.sin(angle), out * Math.sin(turn)]
    })
  })
  const shell = sheet(rows, { material: 'bone-conch', tint: '#f3e3d2', crease: 70, wrap: 'none' })
  const blush = shell.map((tri) => ({
    ...tri,
    tints: [0, 3, 6].flatMap((k) => {
      const [x = 0, y = 0, z = 0] = tri.at.slice(k, k + 3)
      const band = 0.5 + 0.5 * Math.sin(y * 7 + Math.atan2(z, x))
      return [1, 0.86 - 0.22 * band, 0.74 - 0.3 * band]
    }),
  }))
  const lifted = moved(blush, ([x, y, z]) => [x * 1.22, y * 1.16 + foot + 0.05, z * 1.22])
  const ring: Outline = [
    [1.15, 0],
    [1.25, 0.16],
    [0.95, 0.34],
    [0.62, 0.42],
    [0.56, 0.62],
  ]
  const holder = turned(ring, detail === 'high' ? 20 : 8).translate([0, foot, 0.05])
  return [...lifted, ...soupOf(painted(holder, gold))]
}

// The conch: a sea snail's shell with rose bands, standing on its tip in a ring of gold.
import { lathed } from '../../kit/form.ts'
import { type Paint, painted } from '../../kit/paint.ts'
import { moved, sheet, soupOf, type Soup } from '../../kit/soup.ts'
import type { Outline, Vec3 } from '../../kit/manifold.ts'
import type { Detail } from '../stone.ts'
import { figureFootY, gold } from './paints.ts'

/** Profile of one whorl (distance from the axis, height from the apex): from its seam over the shoulder to the tip. */
const whorl: Outline = [
  [0.42, -0.5],
  [0.72, -0.56],
  [0.93, -0.68],
  [1, -0.86],
  [0.97, -1.1],
  [0.84, -1.45],
  [0.62, -1.85],
  [0.38, -2.25],
  [0.22, -2.6],
  [0.14, -2.85],
]
const shoulder = 2
/** Each whorl is twice as large as the one before it; the mouth faces the owner. */
const [turns, growth] = [3.6, Math.LN2]
const end = Math.PI - 0.3
const [knobs, size] = [9, 1.2]

const shell: Paint = { material: 'bone-conch', tint: '#f3e3d2', crease: 70, wrap: 'none' }

const at = (turn: number, out: number, y: number): Vec3 => [
  out * Math.cos(turn) * size,
  figureFootY + 0.1 + (y + 2.85) * size,
  out * Math.sin(turn) * size,
]

function spiral(along: number, section: Outline): Vec3[][] {
  return Array.from({ length: along + 1 }, (_, i): Vec3[] => {
    const back = turns * (1 - i / along)
    const turn = end + back * 2 * Math.PI
    const grown = Math.exp(-growth * back)
    // the lip flares out
    const flare = Math.max(0, 1 - back * 9)
    const knob = Math.max(0, Math.cos(back * knobs * 2 * Math.PI)) ** 2
    return section.map(([out, y], k): Vec3 => {
      const isShoulder = Math.abs(k - shoulder) <= 1
      const swell = 1 + (isShoulder ? 0.12 * knob : 0) + 0.14 * flare * Math.min(1, out)
      return at(turn, out * swell * grown, y * grown)
    })
  })
}

/** The hollow inside of the mouth, from the lip to the axis. */
function mouth(lip: readonly Vec3[], steps: number): Vec3[][] {
  return Array.from({ length: steps + 1 }, (_, i): Vec3[] => {
    const inwards = i / steps
    const turn = 1.2 * Math.sin((inwards * Math.PI) / 2)
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const near = 1 - 0.9 * inwards ** 2
    return lip.map(([x, y, z]): Vec3 => [(x * c - z * s) * near, y, (x * s + z * c) * near])
  })
}

const banded = (soup: Soup): Soup =>
  soup.map((tri) => ({
    ...tri,
    tints: [0, 3, 6].flatMap((k) => {
      const [x = 0, y = 0, z = 0] = tri.at.slice(k, k + 3)
      const band = 0.5 + 0.5 * Math.sin(y * 9 + Math.atan2(z, x))
      return [1, 0.9 - 0.16 * band, 0.8 - 0.24 * band]
    }),
  }))

/** The whole shell with its ring, the mouth towards the owner. */
export function conch(detail: Detail): Soup {
  const isFine = detail === 'high'
  const section = isFine ? whorl : whorl.filter((_, k) => k % 3 === 0)
  const rows = spiral(isFine ? 54 : 24, section)
  const inner = sheet(mouth(rows.at(-1) ?? [], isFine ? 4 : 2), { ...shell, tint: '#f2b3a0' })
  const ring: Outline = [
    [1.15, 0],
    [1.25, 0.16],
    [0.95, 0.34],
    [0.62, 0.42],
    [0.5, 0.62],
  ]
  const holder = lathed(ring, isFine ? 20 : 8).translate([0, figureFootY, 0.05])
  return [
    ...banded(sheet(rows, shell)),
    ...inner,
    ...moved(inner, (p) => p, true),
    ...soupOf(painted(holder, gold)),
  ]
}

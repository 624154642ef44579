// The cusped Mughal arch: an opening of foils that rise to a point, and the wall round it.
import { extruded } from '../kit/form.ts'
import { painted, type Paint } from '../kit/paint.ts'
import { moved, soupOf, type Move, type Soup } from '../kit/soup.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2 } from '../kit/manifold.ts'

export interface Arch {
  half: number
  /** Height at which the curve starts, and the rise from there to its point. */
  spring: number
  rise: number
  foils: number
  bottom: number
  /** Number of points along each foil. */
  fine?: number
}

/** Half of the pointed curve: from the spring (t = 0) to the point (t = 1). */
function pointed({ half, spring, rise }: Arch, t: number): Vec2 {
  const angle = t * (Math.PI / 2)
  const lean = 0.16 * Math.sin(Math.PI * t)
  return [
    half * Math.cos(angle) ** 0.9 * (1 + lean * 0.35),
    spring + rise * Math.sin(angle) ** 1.12,
  ]
}

export function archOutline(arch: Arch): Outline {
  const fine = arch.fine ?? 4
  const right: Outline = [[arch.half, arch.bottom]]
  for (let i = 0; i < arch.foils; i++) {
    const a = pointed(arch, i / arch.foils)
    const b = pointed(arch, (i + 1) / arch.foils)
    const last = i === arch.foils - 1
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const bulge = last ? 0.1 : 0.26
    for (let s = 0; s < fine; s++) {
      const t = s / fine
      const out = 4 * bulge * t * (1 - t)
      right.push([a[0] + dx * t + dy * out, a[1] + dy * t - dx * out])
    }
  }
  const tip: Vec2 = [0, arch.spring + arch.rise * 1.04]
  const left = right.map(([x, y]): Vec2 => [-x, y]).reverse()
  return [...right, tip, ...left]
}

export const archShape = (arch: Arch): Shape => new CrossSection([archOutline(arch)], 'NonZero')

export const rect = (x0: number, y0: number, x1: number, y1: number): Shape =>
  CrossSection.square([x1 - x0, y1 - y0]).translate([x0, y0])

/**
 * Extrudes a shape from z = low to high with bevelled edges, in one paint, moved to its place. Its outer face is left
 * out, since no camera is outside.
 */
export function slab(
  shape: Shape,
  low: number,
  high: number,
  bevel: number,
  paint: Paint,
  place: Move,
): Soup {
  const solid = extruded(shape, low, high, { bevel, steps: 1 })
  const seen = soupOf(painted(solid, paint)).filter((tri) =>
    [2, 5, 8].some((k) => (tri.at[k] ?? 0) > low + 0.01),
  )
  return moved(seen, place)
}

/** A relief: only its front face and its edge. */
export function relief(shape: Shape, from: number, rise: number, paint: Paint, place: Move): Soup {
  const solid = extruded(shape, from, from + rise, { bevel: rise * 0.6, steps: 1 })
  const keep = soupOf(painted(solid, paint)).filter((tri) =>
    [2, 5, 8].some((k) => (tri.at[k] ?? 0) > from + 0.01),
  )
  return moved(keep, place)
}

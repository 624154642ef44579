// The second mark of each colour on its die: dots, slants, waves, lattice, rays and zigzag, engraved in the enamel.
import type { BorderColour } from '../../src/scenes/icons/glyphs.ts'
import { traced } from '../kit/stroke.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2 } from '../kit/manifold.ts'

/** Half the width of the area that a pattern covers (cm). */
const half = 0.62
const line = 0.075

/** Ribbons along paths with few vertices: each point of a path is offset to both sides. */
const bars = (paths: readonly Outline[]): Shape =>
  CrossSection.union(
    paths.map((path) => {
      const side = (by: number): Outline =>
        path.map(([x, y], i): Vec2 => {
          const [a, b] = [path[Math.max(0, i - 1)], path[Math.min(path.length - 1, i + 1)]]
          const [dx, dy] = a && b ? [b[0] - a[0], b[1] - a[1]] : [1, 0]
          const long = Math.hypot(dx, dy)
          return [x + (dy / long) * by, y - (dx / long) * by]
        })
      return new CrossSection([[...side(line / 2), ...side(-line / 2).reverse()]], 'NonZero')
    }),
  )

const steps = (apart: number): number[] => {
  const count = Math.ceil((2 * half) / apart)
  return Array.from({ length: 2 * count + 1 }, (_, i) => (i - count) * apart)
}

const slants = (lean: 1 | -1, apart: number): Outline[] =>
  steps(apart).map((x): Outline => [
    [x - lean * half, -half],
    [x + lean * half, half],
  ])

const rows = (apart: number, rise: (t: number) => number, count: number): Outline[] =>
  steps(apart).map((y) => traced(count, (t): Vec2 => [(t * 2 - 1) * half, y + rise(t)]))

const triangle = (t: number): number => Math.abs(((t * 4) % 1) - 0.5) * 2

const patterns: Readonly<Record<BorderColour, () => Shape>> = {
  gray: () =>
    CrossSection.union(
      steps(0.34).flatMap((x) =>
        steps(0.34).map((y) => CrossSection.circle(0.07, 4).translate([x, y])),
      ),
    ),
  green: () => bars(slants(1, 0.32)),
  blue: () => bars(rows(0.36, (t) => 0.06 * Math.sin(t * Math.PI * 4), 8)),
  red: () => bars([...slants(1, 0.46), ...slants(-1, 0.46)]),
  yellow: () =>
    bars(
      Array.from({ length: 10 }, (_, k): Outline => {
        const angle = ((k + 0.5) * Math.PI) / 5
        return [
          [0.3 * Math.cos(angle), 0.3 * Math.sin(angle)],
          [Math.cos(angle), Math.sin(angle)],
        ]
      }),
    ),
  orange: () => bars(rows(0.4, (t) => 0.16 * triangle(t), 8)),
}

export const patternOf = (colour: BorderColour): Shape => patterns[colour]()

/** A darker shade of the enamel's colour, for thicker enamel. */
export function darker(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const parts = [16, 8, 0].map((shift) => Math.round(((value >> shift) & 255) * 0.72))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

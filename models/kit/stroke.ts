// Thick strokes, even or tapering, as 2D shapes.
import { CrossSection } from './manifold.ts'
import type { Outline, Shape, Vec2 } from './manifold.ts'

/** A stroke through the points, `wide` cm across, with round ends. */
export function stroke(points: Outline, wide: number | ((t: number) => number), sides = 10): Shape {
  const width = typeof wide === 'number' ? () => wide : wide
  const discs = points.map(([x, y], i) =>
    CrossSection.circle(width(i / Math.max(1, points.length - 1)) / 2, sides).translate([x, y]),
  )
  const links = discs.slice(1).map((disc, i) => CrossSection.hull([discs[i] ?? disc, disc]))
  return CrossSection.union(links)
}

/** Samples `count` + 1 points of a parametric curve. */
export const traced = (count: number, at: (t: number) => Vec2): Outline =>
  Array.from({ length: count + 1 }, (_, i) => at(i / count))

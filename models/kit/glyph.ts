// Turns SVG path data (24 x 24, y down) into outlines for engraving and inlay.
import { flatten } from '../../src/scenes/icons/path.ts'
import { CrossSection } from './manifold.ts'
import type { Outline, Shape } from './manifold.ts'

/** A filled glyph centred on the origin, `size` cm wide for its 24 units. */
export function glyph(d: string, size: number, step = 1.1): Shape {
  const k = size / 24
  const outlines = flatten(d, step).map(({ points }): Outline =>
    points.map(([x, y]) => [(x - 12) * k, (12 - y) * k]),
  )
  return new CrossSection(outlines, 'EvenOdd')
}

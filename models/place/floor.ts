// The floor: sandstone and marble in a great star round the table's foot, and a silk carpet under it.
import { flat, type Soup } from '../kit/soup.ts'
import { subdivided } from '../kit/subdivide.ts'
import { traced } from '../kit/stroke.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec2 } from '../kit/manifold.ts'
import { PLAN } from './plan.ts'
import { octagon } from './table.ts'

const put = (shape: Shape, y: number, material: string, tint: string): Soup =>
  flat(shape.toPolygons() as Outline[], { material, tint }, (px, py) => [px, PLAN.floor + y, -py])

function starShape(points: number, outer: number, inner: number): Shape {
  return new CrossSection([
    traced(points * 2 - 1, (t): Vec2 => {
      const k = Math.round(t * (points * 2 - 1))
      const angle = (Math.PI * k) / points
      const radius = k % 2 === 0 ? outer : inner
      return [radius * Math.cos(angle), radius * Math.sin(angle)]
    }),
  ])
}

export function floor(): Soup {
  const edge = octagon(PLAN.apothem + 12)
  const field = octagon(PLAN.apothem - 16)
  // a wider or lighter star would appear as stray patches behind the table's far edge
  const star = starShape(16, 148, 128)
  const ring = octagon(PLAN.apothem - 19).subtract(octagon(PLAN.apothem - 22))
  const carpet = octagon(112)
  const soup = [
    ...put(edge.subtract(field), 0, 'sandstone', '#ffffff'),
    ...put(field.subtract(star).subtract(ring), 0, 'floor', '#b98e74'),
    ...put(ring, 0, 'floor', '#4a3a34'),
    ...put(star.subtract(carpet), 0, 'floor', '#d6c1ab'),
    ...put(carpet.subtract(octagon(108)), 0.6, 'silk', '#b98a2e'),
    ...put(octagon(108).subtract(octagon(96)), 0.6, 'silk', '#3a1416'),
    ...put(octagon(96).subtract(octagon(94)), 0.6, 'silk', '#b98a2e'),
    ...put(octagon(94).subtract(starShape(16, 88, 70)), 0.6, 'silk', '#7a1d22'),
    ...put(starShape(16, 88, 70), 0.6, 'silk', '#561318'),
  ]
  return subdivided(soup, 42)
}

// A player's boat, identified by its colour and by the crest on its sail.
import { type SeatLook, boat } from '../../../src/shapes/rajas.ts'
import { extruded } from '../../kit/form.ts'
import type { Soup } from '../../kit/soup.ts'
import { CrossSection, Manifold, type Vec3 } from '../../kit/manifold.ts'
import { crest } from '../crests.ts'
import { box, ellipsoid, lathe, skin } from '../form.ts'
import { PALE, dye } from './style.ts'

/** A river boat with the crest on its sail; the deck has the seat's colour. */
export function boatSoup({ crest: sign, paint, deep }: SeatLook): Soup {
  const { halfX, halfZ, high, draught } = boat
  const hullOf = (k: number, low: number, top: number): Soup => {
    const ring = (y: number, s: number): Vec3[] =>
      Array.from({ length: 12 }, (_, i): Vec3 => {
        const angle = (i / 12) * 2 * Math.PI
        const c = Math.cos(angle)
        const lift = y > 0 ? 0.2 * c * c : 0
        return [c * halfX * s, y + lift, Math.sin(angle) * halfZ * s * (1 - 0.3 * c * c)]
      })
    return skin(Manifold.hull([...ring(low, 0.62 * k), ...ring(top, k)]), dye(deep, 45))
  }
  const sail = new CrossSection([
    [
      [-0.5, 0],
      [0.55, 0.06],
      [0.12, 1.02],
      [-0.38, 0.92],
    ],
  ])
  return [
    ...hullOf(1, -draught, 0.3),
    ...ellipsoid([halfX * 0.82, 0.06, halfZ * 0.72], [0, 0.36, 0], dye(paint, 70), 10),
    ...lathe(
      [
        [0.05, 0],
        [0.035, high - 0.3],
      ],
      [0, 0.3, 0],
      dye('#6d4526'),
      6,
    ),
    ...skin(extruded(sail, -0.03, 0.03, { bevel: 0 }).translate([0.05, 0.52, 0.04]), dye(PALE, 30)),
    ...[1, -1].flatMap((s) =>
      skin(
        extruded(crest(sign, 0.3), -0.02, 0.035, { bevel: 0 })
          .rotate([0, s > 0 ? 0 : 180, 0])
          .translate([0.05, 0.98, 0.04 + s * 0.03]),
        dye(paint, 30),
      ),
    ),
    ...box([0.34, 0.2, 0.3], [-0.62, 0.36, 0], dye(paint)),
  ]
}

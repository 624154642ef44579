// Markers of fame and wealth, the bonus marker and the cube, each with its owner’s crest.
import { type SeatLook, bonusMarker, cube, marker } from '../../../src/shapes/rajas.ts'
import { roundedBox } from '../../kit/form.ts'
import type { Soup } from '../../kit/soup.ts'
import { CrossSection, type Shape } from '../../kit/manifold.ts'
import { crest } from '../crests.ts'
import { skin } from '../form.ts'
import { GOLD, PALE, disc, dye } from './style.ts'

const star = (outer: number, inner: number, points: number): Shape =>
  new CrossSection([
    Array.from({ length: points * 2 }, (_, k) => {
      const r = k % 2 === 0 ? outer : inner
      const angle = (k / (points * 2)) * 2 * Math.PI
      return [r * Math.sin(angle), r * Math.cos(angle)] as [number, number]
    }).reverse(),
  ])

/** Fame is a star, wealth a coin with a milled edge; both carry the crest. */
export function markerSoup(kind: 'fame' | 'wealth', { crest: sign, paint, deep }: SeatLook): Soup {
  const { radius: r, high } = marker
  const form = kind === 'fame' ? star(r * 1.12, r * 0.78, 8) : star(r, r * 0.93, 16)
  return [
    ...disc(form, 0, high - 0.1, 0.06, kind === 'fame' ? paint : GOLD),
    ...disc(
      CrossSection.circle(r * 0.72, 18),
      high - 0.14,
      high - 0.04,
      0.03,
      kind === 'fame' ? deep : paint,
    ),
    ...disc(crest(sign, r * 0.5), high - 0.08, high, 0.03, PALE),
  ]
}

/** A plate in the crest's outline, with a pale middle on which the next bonus is printed. */
export function bonusSoup({ crest: sign, paint, deep }: SeatLook): Soup {
  const { radius: r, high } = bonusMarker
  const plate = crest(sign, r * (sign === 'sun' ? 1.12 : 1.28))
  const middle = CrossSection.circle(r * 0.72, 18)
  return [
    ...disc(plate.add(middle.offset(0.06, 'Round', 2, 18)), 0.03, high - 0.03, 0.04, paint),
    ...disc(middle.offset(0.05, 'Round', 2, 18), 0, high - 0.015, 0.02, deep),
    ...disc(middle, 0, high, 0.02, PALE),
  ]
}

/** A small cube with rounded edges and the crest on its top. */
export function cubeSoup({ crest: sign, paint }: SeatLook): Soup {
  const { edge } = cube
  return [
    ...skin(roundedBox([edge, edge, edge], 0.08, 1).translate([0, edge / 2, 0]), dye(paint, 40)),
    ...disc(crest(sign, edge * 0.32), edge - 0.02, edge + 0.03, 0.01, PALE),
  ]
}

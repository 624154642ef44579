// The plinth of a relic: its front slopes towards the owner, with a dark panel for the worth.
import { relic } from '../../../src/shapes/nagaraja.ts'
import { numeral } from '../../kit/digits.ts'
import { extruded } from '../../kit/form.ts'
import { type Paint, painted } from '../../kit/paint.ts'
import { soupOf, type Soup } from '../../kit/soup.ts'
import { CrossSection, type Outline, type Solid } from '../../kit/manifold.ts'
import { type Detail, ruin } from '../stone.ts'

const { plinth, worth } = relic

/** A block whose front slopes towards the owner, with a dark panel for the worth. */
export function plinthSoup(tint: string): Soup {
  const { wide, back, front, crest, low, high } = plinth
  const side: Outline = [
    [-back, 0],
    [front, 0],
    [front, low],
    [crest, high],
    [-back, high],
  ]
  const body = extruded(
    new CrossSection([side]),
    -wide / 2,
    wide / 2,
    { bevel: 0.1, steps: 1 },
    { bevel: 0.1, steps: 1 },
  )
  const panel = CrossSection.square([worth.wide, worth.high], true).offset(0.1, 'Round', 2, 8)
  const dark: Paint = { material: 'chalk', tint: '#1f1915', wrap: 'none' }
  return [
    ...soupOf(painted(body.rotate([0, -90, 0]), { ...ruin, tint })),
    ...soupOf(painted(onSlope(extruded(panel, -0.2, 0.02, { bevel: 0 })), dark)),
  ]
}

const onSlope = (solid: Solid): Solid =>
  solid.rotate([-worth.lean, 0, 0]).translate([worth.x, worth.y, worth.z])

/** The numeral on the slope, a separate part: an edition with other worths replaces it with its own print. */
export function worthSoup(value: number, paint: Paint, detail: Detail): Soup {
  const shape = numeral(value, worth.high * 0.8, 0.24, detail === 'high' ? 1.4 : 3, 6).simplify(
    0.012,
  )
  return soupOf(painted(onSlope(extruded(shape, -0.05, 0.08, { bevel: 0 })), paint))
}

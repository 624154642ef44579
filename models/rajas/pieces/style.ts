// The shared material of the small pieces: one resin with vertex tints, so that each piece is one draw call.
import { laidFlat, extruded } from '../../kit/form.ts'
import type { Soup } from '../../kit/soup.ts'
import type { Shape } from '../../kit/manifold.ts'
import { coat, skin } from '../form.ts'

export const GOLD = '#e2b04a'

export const PALE = '#fff1d4'

export const dye = (tint: string, crease = 50) => ({
  ...coat('resin', tint, crease),
  wrap: 'none' as const,
})

export const disc = (shape: Shape, low: number, high: number, bevel: number, tint: string): Soup =>
  skin(laidFlat(extruded(shape, low, high, { bevel, steps: 1 })), dye(tint, 40))

// Differences in form between the grey temple and the yellow one.
import type { Paint } from '../kit/paint.ts'
import type { Shape } from '../kit/manifold.ts'
import { ruin } from './stone.ts'

export interface Style {
  /** Form of the towers: stepped pyramids with finials, or ribbed domes. */
  tower: 'stepped' | 'ribbed'
  /** Sign carved on piers and over gates. */
  sign: Shape
  /** Tops of the gate posts: hoods of cobras, or buds of lotus. */
  post: 'hood' | 'bud'
  /** Indices of the six gate posts, from the left, that have fallen. */
  stumps: readonly number[]
  seed: number
}

/** Paint of carvings, a little lighter than the stone round them. */
export const carved: Paint = { ...ruin, tint: '#e2ddd4' }

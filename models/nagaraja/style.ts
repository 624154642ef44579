// What tells the grey temple from the yellow one by form.
import type { Paint } from '../kit/paint.ts'
import type { Shape } from '../kit/wasm.ts'
import { ruin } from './stone.ts'

export interface Style {
  /** Stepped pyramids with finials, or ribbed domes. */
  tower: 'stepped' | 'ribbed'
  /** Drawn on piers and over gates. */
  sign: Shape
  /** On gate posts: hoods of cobras, or buds of lotus. */
  post: 'hood' | 'bud'
  /** Which of the six gate posts, from the left, have fallen. */
  stumps: readonly number[]
  seed: number
}

/** Of carvings, a little lighter than what they are carved on. */
export const carved: Paint = { ...ruin, tint: '#e2ddd4' }

/** The commands of The Border. */
import type { Colour } from './vocabulary.ts'

export type Command =
  | { readonly type: 'stop' }
  | { readonly type: 'throwAgain'; readonly dice: readonly number[] }
  | { readonly type: 'complete'; readonly segment: number }
  | { readonly type: 'cross'; readonly box: number; readonly colour: Colour }
  | { readonly type: 'done' }

/** The waits of a match of Rajas and the tasks on its agenda, as discriminated unions. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Benefit } from '../data/benefits.ts'
import type { How, EffectSource } from './sources.ts'
import type { Colour, Stack } from '../vocabulary.ts'

/** Dice still due in one batch: a fixed colour, or any. */
export type Due = Colour | 'any'

/** The cell and rotation chosen for a tile of a stack. */
export interface Site {
  readonly stack: Stack
  readonly cell: number
  readonly turn: number
}

export type ChanceWait =
  | { readonly kind: 'reveal'; readonly stack: Stack }
  | { readonly kind: 'roll' }
  | { readonly kind: 'reroll'; readonly dice: readonly string[] }
  | { readonly kind: 'firstPlayer'; readonly tied: readonly Seat[] }
  | { readonly kind: 'riverDie'; readonly from: number }
  | { readonly kind: 'riverTile'; readonly space: number }
  | { readonly kind: 'brownTile' }
  | { readonly kind: 'whiteTile' }

export type ChoiceWait =
  | { readonly kind: 'place' }
  | { readonly kind: 'cost'; readonly space: number }
  | { readonly kind: 'tile'; readonly covering: boolean }
  | { readonly kind: 'site'; readonly covering: boolean; readonly stack: Stack }
  | {
      readonly kind: 'pay'
      readonly covering: boolean
      readonly site: Site
      readonly due: number
    }
  | { readonly kind: 'dice'; readonly due: readonly Due[]; readonly mustTake: boolean }
  | { readonly kind: 'rerollChoice'; readonly dice: readonly string[] }
  | { readonly kind: 'upgrade'; readonly late: boolean }
  | { readonly kind: 'karma'; readonly n: number }
  | { readonly kind: 'boat'; readonly reach: number; readonly optional: boolean }
  | { readonly kind: 'chamber'; readonly chambers: readonly number[] }
  | { readonly kind: 'good'; readonly max: number }
  | { readonly kind: 'income'; readonly incomes: readonly string[] }
  | { readonly kind: 'slot'; readonly tile: string | null; readonly optional: boolean }

export type Wait = ChanceWait | ChoiceWait | { readonly kind: 'over' }

/** An effect to resolve; the setup, turns and chains of gains consist of tasks. */
export type Task =
  | {
      readonly kind: 'gain'
      readonly benefit: Benefit
      readonly late: boolean
      readonly from: EffectSource
    }
  | {
      readonly kind: 'tally'
      readonly track: 'fame' | 'wealth'
      readonly n: number
      readonly from: EffectSource
      readonly how: How
    }
  | { readonly kind: 'bonuses'; readonly track: 'fame' | 'wealth' }
  | { readonly kind: 'incomes'; readonly incomes: readonly string[]; readonly from: EffectSource }
  | { readonly kind: 'reveal'; readonly stack: Stack }
  | { readonly kind: 'reroll'; readonly from: EffectSource }
  | { readonly kind: 'startDice'; readonly seat: Seat }
  | { readonly kind: 'firstPlayer' }
  | { readonly kind: 'riverDie'; readonly from: number }
  | { readonly kind: 'brownTile'; readonly order: number }
  | { readonly kind: 'begin' }

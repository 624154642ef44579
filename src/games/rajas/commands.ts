/** The commands of Rajas. */
import type { Building, Colour, Good, Stack } from './vocabulary.ts'

export type Command =
  | { readonly type: 'chooseGood'; readonly good: Good }
  | { readonly type: 'chooseIncomeTile'; readonly tile: string }
  | { readonly type: 'chooseTile'; readonly stack: Stack }
  | { readonly type: 'decline' }
  | { readonly type: 'keepDice' }
  | { readonly type: 'layIncomeTile'; readonly slot: string; readonly tile: string }
  | { readonly type: 'moveBoat'; readonly space: number }
  | { readonly type: 'pass' }
  /** Pays for a tile at once: `flips` are the dice among `dice` that karma flips. */
  | {
      readonly type: 'payDice'
      readonly dice: readonly string[]
      readonly flips: readonly string[]
    }
  | { readonly type: 'payDie'; readonly die: string; readonly flip: boolean }
  | { readonly type: 'pickDie'; readonly die: string }
  | { readonly type: 'placeTile'; readonly cell: number; readonly turn: number }
  | { readonly type: 'placeWorker'; readonly space: string }
  | { readonly type: 'rerollDice' }
  | { readonly type: 'returnDie'; readonly die: string }
  | { readonly type: 'stopTaking' }
  | { readonly type: 'takeDie'; readonly colour: Colour }
  | { readonly type: 'takeIncome'; readonly income: string }
  | { readonly type: 'takeKarma'; readonly n: number }
  | { readonly type: 'upgrade'; readonly building: Building }
  | { readonly type: 'visitChamber'; readonly chamber: number }

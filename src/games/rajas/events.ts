/** The events of Rajas; gains carry their source and their calculation. */
import type { Seat } from '../../kernel/seat.ts'
import type { How, EffectSource } from './types/sources.ts'
import type { Task, Wait } from './types/waits.ts'
import type { Building, Good, WaitingSpot, Stack } from './vocabulary.ts'

/** The source of a gain or an action. */
interface From {
  readonly from: EffectSource
}

/** A gained amount and its calculation. */
interface Booked extends From {
  readonly seat: Seat
  readonly n: number
  readonly how: How
}

/** Dice with their rolled values. */
export type Rolled = readonly { readonly id: string; readonly value: number }[]

export type Event =
  | {
      readonly type: 'awaited'
      readonly seat: Seat
      readonly wait: Wait
      readonly agenda: readonly Task[]
      readonly from: EffectSource
    }
  | {
      readonly type: 'boatMoved'
      readonly seat: Seat
      readonly at: number
      readonly to: number
      readonly from: EffectSource
    }
  | {
      readonly type: 'bonusReached'
      readonly seat: Seat
      readonly track: 'fame' | 'wealth'
      readonly at: number
    }
  | {
      readonly type: 'buildingUpgraded'
      readonly seat: Seat
      readonly building: Building
      /** The new level of the building's upgrade cube on the scroll. */
      readonly level: number
      readonly late: boolean
      readonly from: EffectSource
    }
  | ({ readonly type: 'chamberVisited'; readonly seat: Seat; readonly chamber: number } & From)
  | ({ readonly type: 'coinsGained' } & Booked)
  | ({ readonly type: 'coinsPaid'; readonly seat: Seat; readonly n: number } & From)
  | { readonly type: 'cycleBegan'; readonly cycle: number }
  | { readonly type: 'dicePicked'; readonly seat: Seat; readonly dice: readonly string[] }
  | ({ readonly type: 'diceRerolled'; readonly seat: Seat; readonly rolled: Rolled } & From)
  | ({ readonly type: 'diceRolled'; readonly seat: Seat; readonly rolled: Rolled } & From)
  | {
      readonly type: 'diePaid'
      readonly seat: Seat
      readonly die: string
      readonly value: number
      readonly flip: boolean
    }
  | { readonly type: 'dieReturned'; readonly seat: Seat; readonly die: string }
  | ({ readonly type: 'dieTaken'; readonly seat: Seat; readonly die: string } & From)
  | ({ readonly type: 'elephantClaimed'; readonly seat: Seat } & From)
  | ({ readonly type: 'fameGained' } & Booked)
  | {
      readonly type: 'firstPlayerFound'
      readonly seat: Seat
      /** Chance had to decide between equal totals [G1]. */
      readonly isDrawn: boolean
      /** The starting coins of each seat [R13]. */
      readonly coins: readonly number[]
    }
  | ({ readonly type: 'gainDeclined'; readonly seat: Seat } & From)
  | { readonly type: 'goodSold'; readonly seat: Seat; readonly good: Good; readonly coins: number }
  | ({ readonly type: 'incomeLinked'; readonly seat: Seat; readonly income: string } & From)
  | ({ readonly type: 'incomeTileDealt'; readonly seat: Seat; readonly tile: string } & From)
  | {
      readonly type: 'incomeTileLaid'
      readonly seat: Seat
      readonly tile: string
      readonly slot: string
      readonly from: EffectSource
    }
  | ({ readonly type: 'karmaGained'; readonly seat: Seat; readonly n: number } & From)
  | { readonly type: 'markersCrossed'; readonly seat: Seat; readonly gap: number }
  | { readonly type: 'matchEnded' }
  | { readonly type: 'riverCounted'; readonly face: number; readonly space: number }
  | { readonly type: 'riverTileLaid'; readonly space: number; readonly tile: string }
  | { readonly type: 'roundBegan'; readonly round: number; readonly first: Seat }
  | {
      readonly type: 'tilePlaced'
      readonly seat: Seat
      readonly stack: Stack
      readonly tile: string
      readonly cell: number
      readonly turn: number
      readonly covers: string | null
      readonly links: readonly string[]
    }
  | { readonly type: 'tileRevealed'; readonly stack: Stack; readonly tile: string }
  | { readonly type: 'tileOffered'; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'turnPassed'; readonly seat: Seat }
  | ({ readonly type: 'whiteTileDrawn'; readonly seat: Seat; readonly tile: string } & From)
  | { readonly type: 'whiteTilesShuffled' }
  | ({ readonly type: 'workerActivated'; readonly seat: Seat; readonly spot: WaitingSpot } & From)
  | { readonly type: 'workerLeft'; readonly seat: Seat; readonly spot: WaitingSpot }
  | { readonly type: 'workerPlaced'; readonly seat: Seat; readonly space: string }

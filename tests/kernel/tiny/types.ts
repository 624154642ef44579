/** A minimal game with everything the kernel supports: hidden hands, sealed picks, a secret pile, a throw. */
import type { Seat } from '../../../src/kernel/seat.ts'

/** Tiles are numbered 1 to 12; the number is the value. */
export type Tile = number
export const tiles: readonly Tile[] = Array.from({ length: 12 }, (_, i) => i + 1)

export interface TinyState {
  readonly phase: 'deal' | 'pick' | 'throw' | 'over'
  readonly round: number
  readonly rounds: number
  readonly mercy: boolean
  readonly answered: number
  readonly box: readonly Tile[]
  readonly pile: readonly Tile[]
  readonly spent: readonly Tile[]
  readonly players: readonly TinyPlayer[]
  readonly thrower: Seat | null
}

export interface TinyPlayer {
  readonly hand: readonly Tile[]
  readonly laid: Tile | null
  readonly sure: boolean
  readonly prizes: readonly Tile[]
  readonly points: number
}

export interface TinyView {
  readonly phase: TinyState['phase']
  readonly round: number
  readonly pile: number
  readonly spent: readonly Tile[]
  readonly thrower: Seat | null
  readonly players: readonly TinySight[]
}

/** `null` for values that the viewer must not know. */
export interface TinySight {
  readonly hand: readonly Tile[] | null
  readonly cards: number
  readonly laid: Tile | 'hidden' | null
  readonly sure: boolean
  readonly prizes: readonly Tile[] | null
  readonly points: number
}

export type TinyCommand = { readonly type: 'lay'; readonly tile: Tile } | { readonly type: 'sure' }

export type TinyEvent =
  | {
      readonly type: 'dealt'
      readonly hands: readonly (readonly Tile[] | null)[]
      readonly pile: readonly Tile[] | null
    }
  | { readonly type: 'laid'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'madeSure'; readonly seat: Seat }
  | { readonly type: 'revealed'; readonly tiles: readonly Tile[]; readonly winner: Seat }
  | { readonly type: 'thrown'; readonly face: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'prizeTaken'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'roundEnded' }

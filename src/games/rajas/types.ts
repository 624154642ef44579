/** The state of a match of Rajas: the public table, and the box with the face-down components. */
import type { Seat } from '../../kernel/seat.ts'
import type { Building, Colour, WaitingSpot, Stack } from './vocabulary.ts'
import type { EffectSource } from './types/sources.ts'
import type { Task, Wait } from './types/waits.ts'

/** One of the 48 dice; `id` is the component. */
export interface Die {
  readonly id: string
  readonly colour: Colour
  readonly value: number
}

/** A tile on a province cell, rotated clockwise by quarter turns; `covers` is the tile below it. */
export interface Placed {
  readonly tile: string
  readonly turn: number
  readonly covers: string | null
}

/** Twenty cells row by row; the residence, blocks and empty cells are null. */
export type Province = readonly (Placed | null)[]

/** The number of upgrades for each kind of building, 0 to 2. */
export type Levels = Readonly<Record<Building, number>>

export type SpotState = 'waiting' | 'active' | 'gone'

export interface Player {
  readonly side: 'front' | 'back'
  /** The number of dice that the Kali board holds. */
  readonly capacity: number
  readonly fame: number
  readonly wealth: number
  readonly karma: number
  /** The river space; 0 is the start. */
  readonly boat: number
  /** The number of bonuses reached on each track. */
  readonly fameBonuses: number
  readonly wealthBonuses: number
  readonly levels: Levels
  /** An upgrade that counts only from the player's next turn on [R92]. */
  readonly late: Building | null
  /** Sorted by id. */
  readonly dice: readonly Die[]
  /** Dice taken from the supply but not rolled yet. */
  readonly taking: readonly string[]
  readonly spots: Readonly<Record<WaitingSpot, SpotState>>
  readonly workers: number
  readonly unplaced: number
  readonly cells: Province
  /** Incomes linked by a road, in order of linking. */
  readonly linked: readonly string[]
  /** Income tiles, keyed by the income whose slot they lie on. */
  readonly slots: Readonly<Record<string, string>>
  /**
   * Slots whose tile was laid after the road had linked them; such a tile pays nothing and counts
   * for nothing [G49].
   */
  readonly idle: readonly string[]
  /** Income tiles offered for missed turns in this round [G53]. */
  readonly offers: number
}

export interface OpenStack {
  readonly top: string | null
  readonly left: number
}

export type Stacks = Readonly<Record<Stack, OpenStack>>
export type Supply = Readonly<Record<Colour, readonly string[]>>

/**
 * The current wait, the acting seat, and the stack of effects still to be resolved (the last one
 * first).
 */
export interface Flow {
  readonly seat: Seat
  readonly chance: number
  readonly wait: Wait
  readonly agenda: readonly Task[]
  /** The source of the effect being resolved. */
  readonly from: EffectSource
}

/** The public table [G58], the same for all viewers. */
export interface View {
  readonly navaratna: boolean
  readonly ganga: boolean
  readonly workerCap: number
  readonly players: readonly Player[]
  readonly supply: Supply
  readonly stacks: Stacks
  /** The seat whose worker stands on each space, in the order of the board's spaces. */
  readonly spaces: readonly (Seat | null)[]
  /** River tiles by space, from 1; index 0 is the start. */
  readonly river: readonly (string | null)[]
  readonly riverTilesLeft: number
  readonly whiteLeft: number
  readonly whiteDiscards: readonly string[]
  /** Income tiles in the face-up offer. */
  readonly incomeOffer: readonly string[]
  readonly first: Seat
  /** The seat that takes the elephant at the end of the round [R61]. */
  readonly nextFirst: Seat | null
  readonly round: number
  readonly cycle: number
  /** The number of workers placed in this cycle. */
  readonly placed: number
  /** Seats whose markers have met or passed, in order of time. */
  readonly crossed: readonly Seat[]
  readonly flow: Flow
}

/** Face-down components, as sets: their order is drawn by chance when needed. */
export interface FaceDownSupply {
  readonly below: Readonly<Record<Stack, readonly string[]>>
  readonly white: readonly string[]
  readonly river: readonly string[]
}

export interface State {
  readonly table: View
  readonly box: FaceDownSupply
}

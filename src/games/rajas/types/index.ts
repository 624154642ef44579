/** The whole match as data: the open table that everybody sees, and the box with what nobody may know. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Building, Colour, Spot, Stack } from '../vocabulary.ts'
import type { Source } from './sources.ts'
import type { Task, Wait } from './waits.ts'

/** A die of the 48; `id` names the component. */
export interface Die {
  readonly id: string
  readonly colour: Colour
  readonly value: number
}

/** A tile on a province cell, turned clockwise by quarter turns; `covers` is the tile below it. */
export interface Placed {
  readonly tile: string
  readonly turn: number
  readonly covers: string | null
}

/** Twenty cells row by row; the residence, the blocks and empty cells are null. */
export type Province = readonly (Placed | null)[]

/** Upgrades made for each kind of building, 0 to 2. */
export type Levels = Readonly<Record<Building, number>>

export type SpotState = 'waiting' | 'active' | 'gone'

export interface Player {
  readonly side: 'front' | 'back'
  /** How many dice the Kali board holds. */
  readonly capacity: number
  readonly fame: number
  readonly wealth: number
  readonly karma: number
  /** 0 is the start of the river. */
  readonly boat: number
  /** How many bonuses of each track have been reached. */
  readonly fameBonuses: number
  readonly wealthBonuses: number
  readonly levels: Levels
  /** An upgrade that counts only from the next own turn on [R92]. */
  readonly late: Building | null
  /** In order of their ids. */
  readonly dice: readonly Die[]
  /** Taken from the supply and not rolled yet. */
  readonly taking: readonly string[]
  readonly spots: Readonly<Record<Spot, SpotState>>
  readonly workers: number
  readonly unplaced: number
  readonly cells: Province
  /** Incomes that a road has linked, in order of linking. */
  readonly linked: readonly string[]
  /** Income tiles by the income whose slot they lie on. */
  readonly slots: Readonly<Record<string, string>>
  /** Slots that a road had linked before their tile came: it pays nothing and counts for nothing [G49]. */
  readonly idle: readonly string[]
  /** Income tiles offered for missed turns this round [G53]. */
  readonly offers: number
}

export interface OpenStack {
  readonly top: string | null
  readonly left: number
}

export type Stacks = Readonly<Record<Stack, OpenStack>>
export type Supply = Readonly<Record<Colour, readonly string[]>>

/** What the match waits for, for whom, and the effects that are still to be resolved (the last one first). */
export interface Flow {
  readonly seat: Seat
  readonly chance: number
  readonly wait: Wait
  readonly agenda: readonly Task[]
  /** Where what is resolved now comes from. */
  readonly from: Source
}

/** Everything that lies open [G58]; all viewers have the same. */
export interface View {
  readonly navaratna: boolean
  readonly ganga: boolean
  readonly workerCap: number
  readonly players: readonly Player[]
  readonly supply: Supply
  readonly stacks: Stacks
  /** Who stands on each space, in the order of the board's spaces. */
  readonly spaces: readonly (Seat | null)[]
  /** River tiles by space, from 1; index 0 is the start. */
  readonly river: readonly (string | null)[]
  readonly riverTilesLeft: number
  readonly whiteLeft: number
  readonly whiteDiscards: readonly string[]
  /** Income tiles that lie face up to be chosen. */
  readonly incomeOffer: readonly string[]
  readonly first: Seat
  /** Who takes the elephant at the end of the round [R61]. */
  readonly nextFirst: Seat | null
  readonly round: number
  readonly cycle: number
  /** Workers placed in this cycle. */
  readonly placed: number
  /** Players whose markers met or passed, in order of time. */
  readonly crossed: readonly Seat[]
  readonly flow: Flow
}

/** What lies face down, as sets: an order comes into being only when something is drawn. */
export interface Box {
  readonly below: Readonly<Record<Stack, readonly string[]>>
  readonly white: readonly string[]
  readonly river: readonly string[]
}

export interface State {
  readonly table: View
  readonly box: Box
}

/** What a viewer may know: another type than the state, with gaps where something is hidden. */
import type { Viewer } from '../../kernel/seat.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { AmuletId, CardId, Pair, RoomId, TokenId } from './ids.ts'
import type { Slots } from './rules/network.ts'
import type {
  Activation,
  Drawing,
  Ending,
  Glance,
  Mark,
  Phase,
  Room,
  Stick,
  Trap,
} from './types.ts'

export interface View {
  readonly viewer: Viewer
  readonly memory: boolean
  readonly phase: Phase
  readonly drawing: Drawing | null
  readonly activation: Activation | null
  readonly round: number
  readonly guide: Seat | null
  readonly passes: number
  readonly prize: Room | null
  readonly temples: Pair<TempleView>
  readonly players: Pair<PlayerView>
  readonly trap: Trap | null
  /** The drawn cards of the refresh, for the new guide alone. */
  readonly offer: readonly CardId[] | null
  readonly offerCount: number
  /** The discard pile, for the player who takes a card from it, at that moment. */
  readonly pile: readonly CardId[] | null
  readonly stacks: Stacks
  /** Cards lost from hands in this round. */
  readonly dropped: readonly CardId[]
  /** What somebody has just looked at; only that player is told what it was. */
  readonly glance: Glance | null
  readonly usedAmulets: readonly AmuletId[]
  readonly lostRooms: readonly RoomId[]
  /** Amulets on crypts by room, for the director alone. */
  readonly hiddenAmulets: Readonly<Record<RoomId, AmuletId>> | null
  readonly ending: Ending | null
}

export interface Stacks {
  readonly rooms: number
  readonly amulets: number
  readonly cards: number
  readonly discard: number
}

export interface TempleView {
  readonly slots: Slots
  /** Without the help of memory only `open` is told. */
  readonly marks: readonly Mark[]
  /** What lies in each niche, as far as the viewer may know (or, with the help of memory, may recall). */
  readonly tokens: readonly (TokenId | null)[]
}

export interface PlayerView {
  readonly hand: readonly CardId[] | null
  readonly handCount: number
  readonly laid: readonly CardId[] | null
  readonly laidCount: number
  readonly revealed: boolean
  readonly played: readonly CardId[]
  readonly amulets: readonly AmuletId[] | null
  readonly amuletCount: number
  readonly sticks: readonly Stick[]
  readonly aside: readonly Stick[]
  readonly added: number
}

/** The state of a match of Nagaraja, including its secrets, and the redacted view of it. */
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Activation, CardDraw, Ending, Phase, RelicPlace } from './types/phases.ts'
import type {
  AmuletId,
  CardId,
  Pair,
  RoomId,
  QuarterTurns,
  Slot,
  Stick,
  TokenId,
} from './vocabulary.ts'

/** A room on the table; `amulet` is true while an amulet lies on its crypt. */
export interface Room {
  readonly id: RoomId
  readonly rotation: QuarterTurns
  readonly amulet: boolean
}

/** The knowledge about a relic, which moves with it when relics are swapped. */
export interface Mark {
  readonly open: boolean
  /** It has been open before, so both players know it. */
  readonly shown: boolean
  /** The players who have seen it, by looking or by its opening. */
  readonly seen: Pair<boolean>
}

export type Slots = readonly (Room | null)[]

export interface Temple {
  readonly slots: readonly (Room | null)[]
  readonly marks: readonly Mark[]
  /** Secret: the relic in each niche. Empty until chance has laid them out. */
  readonly tokens: readonly TokenId[]
}

export interface Player {
  /** Sorted, like all lists of cards. */
  readonly hand: readonly CardId[]
  /** Cards laid face-down for their sticks; public once `revealed` is true. */
  readonly laid: readonly CardId[]
  readonly revealed: boolean
  /** Cards activated in this round. */
  readonly played: readonly CardId[]
  readonly amulets: readonly AmuletId[]
  /** `sticks` lie as thrown; `aside` were spent or discarded since. */
  readonly sticks: readonly Stick[]
  readonly aside: readonly Stick[]
  readonly added: number
}

export interface Trap {
  readonly temple: Seat
  readonly slot: Slot
}

/** An amulet face-down on the crypt of a room; unknown to everybody. */
export interface HiddenAmulet {
  readonly room: RoomId
  readonly amulet: AmuletId
}

/**
 * The relics that a player has just looked at; cleared by that player's next action or the end of
 * the round.
 */
export interface Glance {
  readonly seat: Seat
  readonly relics: readonly SeenRelic[]
}

/** `token` is null for viewers who must not know it. */
export interface SeenRelic extends RelicPlace {
  readonly token: TokenId | null
}

export interface State {
  /** The memory aid is on: views keep showing relics that their viewer has seen. */
  readonly memory: boolean
  readonly phase: Phase
  readonly drawing: CardDraw | null
  readonly activation: Activation | null
  /** Counted from 1; 0 before the first prize. */
  readonly round: number
  readonly guide: Seat | null
  /** Passes in succession. */
  readonly passes: number
  /** The number of chance answers so far, which is the id of the next request. */
  readonly chances: number
  readonly prize: Room | null
  readonly temples: Pair<Temple>
  readonly players: Pair<Player>
  readonly trap: Trap | null
  /** The cards drawn in the refresh, one of which is given away. */
  readonly offer: readonly CardId[]
  /** Stacks are sets: their order is drawn by chance when needed. */
  readonly rooms: readonly RoomId[]
  readonly amulets: readonly AmuletId[]
  readonly deck: readonly CardId[]
  readonly discard: readonly CardId[]
  readonly hidden: readonly HiddenAmulet[]
  /** Cards lost from hands in this round. They are public, although the discard pile is not. */
  readonly dropped: readonly CardId[]
  readonly glance: Glance | null
  readonly usedAmulets: readonly AmuletId[]
  readonly lostRooms: readonly RoomId[]
  /** Secret: amulets that left the game unseen. */
  readonly lostAmulets: readonly AmuletId[]
  readonly ending: Ending | null
}

export interface View {
  readonly viewer: Viewer
  readonly memory: boolean
  readonly phase: Phase
  readonly drawing: CardDraw | null
  readonly activation: Activation | null
  readonly round: number
  readonly guide: Seat | null
  readonly passes: number
  readonly prize: Room | null
  readonly temples: Pair<TempleView>
  readonly players: Pair<PlayerView>
  readonly trap: Trap | null
  /** The drawn cards of the refresh, visible to the new guide only. */
  readonly offer: readonly CardId[] | null
  readonly offerCount: number
  /** The discard pile, visible only to a player who takes a card from it. */
  readonly pile: readonly CardId[] | null
  readonly stacks: Stacks
  /** Cards lost from hands in this round. */
  readonly dropped: readonly CardId[]
  /** The latest look at relics; their identity is visible only to the player who looked. */
  readonly glance: Glance | null
  readonly usedAmulets: readonly AmuletId[]
  readonly lostRooms: readonly RoomId[]
  /** Amulets on crypts, by room; for the director only. */
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
  /** Without the memory aid, only `open` is set. */
  readonly marks: readonly Mark[]
  /**
   * The relic of each niche, null if the viewer must not know it (or, without the memory aid, no
   * longer sees it).
   */
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

/** What there is in Nagaraja: the state of a match, secrets included, and what a viewer may know of it, with gaps. */
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import type { Activation, Drawing, Ending, Phase, RelicPlace } from './phases.ts'
import type {
  AmuletId,
  CardId,
  Pair,
  RoomId,
  Rotation,
  Slot,
  Stick,
  TokenId,
} from '../vocabulary.ts'

/** A room on the table; `amulet` tells that one still lies on its crypt. */
export interface Room {
  readonly id: RoomId
  readonly rotation: Rotation
  readonly amulet: boolean
}

/** What is known about the relic in a niche; it travels with the relic when relics are swapped. */
export interface Mark {
  readonly open: boolean
  /** It has been open at some time, so both players know it. */
  readonly shown: boolean
  /** Which players have seen it, by a look or by its opening. */
  readonly seen: Pair<boolean>
}

export type Slots = readonly (Room | null)[]

export interface Temple {
  readonly slots: readonly (Room | null)[]
  readonly marks: readonly Mark[]
  /** Secret: which relic lies in which niche. Empty until chance has laid them. */
  readonly tokens: readonly TokenId[]
}

export interface Player {
  /** Sorted, as all lists of cards. */
  readonly hand: readonly CardId[]
  /** Cards laid face-down for their sticks; public once `revealed`. */
  readonly laid: readonly CardId[]
  readonly revealed: boolean
  /** Cards activated in this round. */
  readonly played: readonly CardId[]
  readonly amulets: readonly AmuletId[]
  /** Sticks lying as thrown, and those spent or discarded since. */
  readonly sticks: readonly Stick[]
  readonly aside: readonly Stick[]
  readonly added: number
}

export interface Trap {
  readonly temple: Seat
  readonly slot: Slot
}

/** An amulet lying face-down on the crypt of a room: nobody knows which. */
export interface HiddenAmulet {
  readonly room: RoomId
  readonly amulet: AmuletId
}

/** What a player has just looked at, until that player acts again or the round ends. */
export interface Glance {
  readonly seat: Seat
  readonly relics: readonly SeenRelic[]
}

/** `token` is null for viewers who may not know it. */
export interface SeenRelic extends RelicPlace {
  readonly token: TokenId | null
}

export interface State {
  /** The help of remembering seen relics is on. */
  readonly memory: boolean
  readonly phase: Phase
  readonly drawing: Drawing | null
  readonly activation: Activation | null
  /** Counted from 1; 0 before the first prize. */
  readonly round: number
  readonly guide: Seat | null
  /** Passes in a row. */
  readonly passes: number
  /** Answers of chance so far: the number of the next request. */
  readonly chances: number
  readonly prize: Room | null
  readonly temples: Pair<Temple>
  readonly players: Pair<Player>
  readonly trap: Trap | null
  /** The cards drawn in the refresh, of which one is given away. */
  readonly offer: readonly CardId[]
  /** Stacks are kept as sets: nothing in them has an order before it is drawn. */
  readonly rooms: readonly RoomId[]
  readonly amulets: readonly AmuletId[]
  readonly deck: readonly CardId[]
  readonly discard: readonly CardId[]
  readonly hidden: readonly HiddenAmulet[]
  /** Cards lost from hands in this round: public, though the pile is not. */
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

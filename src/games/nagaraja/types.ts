/** The state of a match: plain immutable data, secrets included. */
import type { Seat } from '../../kernel/seat.ts'
import type {
  AmuletId,
  CardId,
  Niche,
  Pair,
  RoomId,
  Rotation,
  Slot,
  StickId,
  StickKind,
  TokenId,
} from './ids.ts'

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

export interface Temple {
  readonly slots: readonly (Room | null)[]
  readonly marks: readonly Mark[]
  /** Secret: which relic lies in which niche. Empty until chance has laid them. */
  readonly tokens: readonly TokenId[]
}

export interface Stick {
  readonly id: StickId
  readonly kind: StickKind
  readonly face: number
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

/** Everything an activation aims at is public and named before the cancel window. */
export type Target =
  | { readonly kind: 'none' }
  | { readonly kind: 'sticks'; readonly sticks: readonly Stick[] }
  | { readonly kind: 'relics'; readonly relics: readonly RelicPlace[] }
  | { readonly kind: 'swapRelics'; readonly temple: Seat; readonly a: Niche; readonly b: Niche }
  | {
      readonly kind: 'rotate'
      readonly temple: Seat
      readonly slot: Slot
      readonly turns: Rotation
    }
  | { readonly kind: 'move'; readonly from: Slot; readonly to: Slot }
  | { readonly kind: 'swapRooms'; readonly temple: Seat; readonly a: Slot; readonly b: Slot }
  | { readonly kind: 'trap'; readonly slot: Slot }

export interface RelicPlace {
  readonly temple: Seat
  readonly niche: Niche
}

export interface Activation {
  readonly seat: Seat
  readonly card: CardId
  readonly target: Target
}

export const drawReasons = ['deal', 'ability', 'amulet', 'refresh'] as const
export type DrawReason = (typeof drawReasons)[number]

/** A draw under way; it comes before whatever the phase asks for. */
export interface Drawing {
  readonly seat: Seat
  readonly left: number
  readonly why: DrawReason
}

export type Phase =
  | { readonly kind: 'relics'; readonly temple: Seat }
  | { readonly kind: 'guide' }
  | { readonly kind: 'deal' }
  | { readonly kind: 'room' }
  | { readonly kind: 'amulet' }
  | { readonly kind: 'call'; readonly seat: Seat }
  | { readonly kind: 'throw' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'target'; readonly seat: Seat }
  | { readonly kind: 'window'; readonly seat: Seat }
  | { readonly kind: 'recover'; readonly seat: Seat }
  | { readonly kind: 'rethrow' }
  | { readonly kind: 'randomDiscard' }
  | { readonly kind: 'explore'; readonly seat: Seat }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'give'; readonly seat: Seat }
  | { readonly kind: 'over' }

export const endReasons = ['cursed', 'points', 'ninth', 'exhausted'] as const
export type EndReason = (typeof endReasons)[number]

export interface Ending {
  readonly reason: EndReason
  readonly winner: Seat
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

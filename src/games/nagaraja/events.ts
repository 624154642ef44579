/** The events of Nagaraja. Nullable fields are secret: redaction sets them to null for viewers who must not know. */
import type { Seat } from '../../kernel/seat.ts'
import type {
  AmuletId,
  CardId,
  Niche,
  Pair,
  RoomId,
  QuarterTurns,
  Slot,
  Stick,
  TokenId,
} from './vocabulary.ts'
import type { DrawReason, CardDraw, EndReason, Phase, Target } from './types/phases.ts'
import type { SeenRelic } from './types.ts'

export type Event = SetupEvent | CardEvent | StickEvent | TempleEvent | RoundEvent

export type SetupEvent =
  | {
      readonly type: 'relicsLaid'
      readonly temple: Seat
      readonly tokens: readonly TokenId[] | null
    }
  /** `guide` is null after a tie. */
  | {
      readonly type: 'guideThrown'
      readonly sticks: Pair<readonly Stick[]>
      readonly guide: Seat | null
    }

export type CardEvent =
  | { readonly type: 'drawAsked'; readonly drawing: CardDraw }
  | {
      readonly type: 'cardsDrawn'
      readonly seat: Seat
      readonly why: DrawReason
      readonly count: number
      readonly cards: readonly CardId[] | null
    }
  | { readonly type: 'drawLapsed'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'deckRenewed'; readonly count: number }
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'callMade'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'callsRevealed'; readonly calls: Pair<readonly CardId[]> }
  | {
      readonly type: 'cardPlayed'
      readonly seat: Seat
      readonly card: CardId
      readonly stick: Stick
    }
  /** One event per step of choosing targets; `complete` marks the last step. */
  | {
      readonly type: 'targetNamed'
      readonly seat: Seat
      readonly target: Target
      readonly complete: boolean
    }
  | { readonly type: 'letStood'; readonly seat: Seat }
  | {
      readonly type: 'cancelled'
      readonly seat: Seat
      readonly amulet: AmuletId
      readonly card: CardId
    }
  | { readonly type: 'amuletUsed'; readonly seat: Seat; readonly amulet: AmuletId }
  | { readonly type: 'activationEnded'; readonly seat: Seat }
  | { readonly type: 'effectLapsed'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'pileShown'
      readonly seat: Seat
      readonly cards: readonly CardId[] | null
    }
  | { readonly type: 'cardRecovered'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly type: 'offerKept'; readonly seat: Seat }
  | { readonly type: 'cardGiven'; readonly seat: Seat; readonly card: CardId | null }

export type StickEvent =
  | { readonly type: 'sticksThrown'; readonly sticks: Pair<readonly Stick[]> }
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly type: 'pointsAdded'; readonly seat: Seat; readonly points: number }
  /** `seat` is the owner of the sticks. */
  | { readonly type: 'sticksDiscarded'; readonly seat: Seat; readonly sticks: readonly Stick[] }
  | { readonly type: 'sticksRethrown'; readonly seat: Seat; readonly sticks: readonly Stick[] }

export interface OpenedRelic {
  readonly niche: Niche
  readonly token: TokenId
}

/**
 * `cut` is the slot where the path to the relic broke; null when the relic itself was moved away.
 */
export interface ClosedRelic {
  readonly niche: Niche
  readonly token: TokenId
  readonly cut: Slot | null
}

export interface TakenAmulet {
  readonly slot: Slot
  readonly room: RoomId
  readonly amulet: AmuletId | null
}

export type TempleEvent =
  | { readonly type: 'relicsSeen'; readonly seat: Seat; readonly relics: readonly SeenRelic[] }
  | {
      readonly type: 'relicsSwapped'
      readonly seat: Seat
      readonly temple: Seat
      readonly a: Niche
      readonly b: Niche
    }
  | {
      readonly type: 'roomRotated'
      readonly seat: Seat
      readonly temple: Seat
      readonly slot: Slot
      readonly turns: QuarterTurns
    }
  | { readonly type: 'roomMoved'; readonly seat: Seat; readonly from: Slot; readonly to: Slot }
  | {
      readonly type: 'roomsSwapped'
      readonly seat: Seat
      readonly temple: Seat
      readonly a: Slot
      readonly b: Slot
    }
  | {
      readonly type: 'trapPlaced'
      readonly seat: Seat
      readonly temple: Seat
      readonly slot: Slot
    }
  | {
      readonly type: 'roomPlaced'
      readonly seat: Seat
      readonly room: RoomId
      readonly slot: Slot
      readonly rotation: QuarterTurns
    }
  | {
      readonly type: 'templeSettled'
      readonly temple: Seat
      readonly opened: readonly OpenedRelic[]
      readonly closed: readonly ClosedRelic[]
      readonly taken: readonly TakenAmulet[]
    }

export type RoundEvent =
  | { readonly type: 'phaseEntered'; readonly phase: Phase }
  | { readonly type: 'roomRevealed'; readonly round: number; readonly room: RoomId }
  | { readonly type: 'amuletLaid'; readonly amulet: AmuletId | null }
  | {
      readonly type: 'roomWon'
      readonly seat: Seat
      readonly totals: Pair<number>
      readonly tied: boolean
    }
  | {
      readonly type: 'roomLost'
      readonly seat: Seat
      readonly room: RoomId
      readonly amulet: AmuletId | null
    }
  | { readonly type: 'guideChanged'; readonly seat: Seat }
  | {
      readonly type: 'secretsShown'
      readonly hands: Pair<readonly CardId[]>
      readonly amulets: Pair<readonly AmuletId[]>
      readonly tokens: Pair<readonly TokenId[]>
    }
  | {
      readonly type: 'gameEnded'
      readonly reason: EndReason
      readonly winner: Seat
      /** True when the deciding points were equal. */
      readonly tied: boolean
    }

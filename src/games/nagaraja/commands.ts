/** The commands of Nagaraja: atomic steps, each of which makes progress. */
import type { Seat } from '../../kernel/seat.ts'
import type {
  AmuletId,
  CardId,
  Niche,
  QuarterTurns,
  Slot,
  StickId,
  StickKind,
} from './vocabulary.ts'

export type Command =
  | { readonly type: 'addToCommit'; readonly card: CardId }
  | { readonly type: 'commit' }
  | { readonly type: 'pass' }
  /** `pay` is the kind of naga stick to give up; naga sticks of one kind are interchangeable. */
  | { readonly type: 'playCard'; readonly card: CardId; readonly pay: StickKind }
  | TargetCommand
  | { readonly type: 'letStand' }
  | { readonly type: 'cancel'; readonly amulet: AmuletId }
  | { readonly type: 'useAmulet'; readonly amulet: AmuletId }
  | { readonly type: 'recover'; readonly card: CardId }
  | { readonly type: 'placeRoom'; readonly rotation: QuarterTurns; readonly slot: Slot }
  | { readonly type: 'giveCard'; readonly card: CardId }

/** Chooses a target of the activated card. */
export type TargetCommand =
  | { readonly type: 'chooseStick'; readonly stick: StickId }
  | { readonly type: 'chooseRelic'; readonly niche: Niche; readonly temple: Seat }
  | {
      readonly type: 'swapRelics'
      readonly a: Niche
      readonly b: Niche
      readonly temple: Seat
    }
  | {
      readonly type: 'rotateRoom'
      readonly slot: Slot
      readonly temple: Seat
      readonly turns: QuarterTurns
    }
  | { readonly type: 'moveRoom'; readonly from: Slot; readonly to: Slot }
  | { readonly type: 'swapRooms'; readonly a: Slot; readonly b: Slot; readonly temple: Seat }
  | { readonly type: 'placeTrap'; readonly slot: Slot }

/** The legal targets of abilities, from public information; unavailable abilities are not offered. */
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition.ts'
import type { EditionCard } from '../data/schema.ts'
import { type Ability, bothSeats, of, opponentOf, type Pair, type Stick } from '../vocabulary.ts'
import type { Slots, Trap } from '../types.ts'
import { freeSlots, roomSlots, trapSlot } from './temple.ts'
import type { Activation, RelicPlace } from '../types/phases.ts'

/** The public parts that abilities act on, common to the state and a view. */
export interface PublicBoard {
  readonly temples: Pair<{ readonly slots: Slots; readonly marks: readonly { open: boolean }[] }>
  readonly players: Pair<{ readonly sticks: readonly Stick[] }>
  readonly trap: Trap | null
}

/** Further public counts that decide whether a card may be activated. */
export interface ActivationMeans {
  readonly opponentHand: number
  readonly cards: number
  readonly discard: number
}

const targetless: ReadonlySet<Ability> = new Set([
  'addPoints',
  'takeFromDiscard',
  'drawCards',
  'discardRandomFromHand',
])

export function needsTarget(ability: Ability): boolean {
  return !targetless.has(ability)
}

/** [N15] The temples that the card's arrows allow. */
export function templesFor({ arrow }: EditionCard, seat: Seat): readonly Seat[] {
  if (arrow === 'either') return bothSeats
  return [arrow === 'self' ? seat : opponentOf(seat)]
}

/** [NG7] A card may be activated only if a legal target exists. */
export function isPlayable(
  board: PublicBoard,
  means: ActivationMeans,
  card: EditionCard,
  seat: Seat,
): boolean {
  switch (card.ability) {
    case 'addPoints':
      return true
    case 'rerollSticks':
    case 'discardSticks':
      return of(board.players, opponentOf(seat)).sticks.length > 0
    case 'lookRelics':
      return closedRelics(board, card, seat).length > 0
    case 'swapRelics':
      return true
    case 'rotateRoom':
      return templesFor(card, seat).some((temple) => rooms(board, temple) > 0)
    case 'moveRoom':
      return rooms(board, seat) > 0 && freeFor(board, seat).length > 0
    case 'swapRooms':
      return templesFor(card, seat).some((temple) => rooms(board, temple) > 1)
    case 'placeTrap':
      return freeFor(board, opponentOf(seat)).length > 0
    case 'takeFromDiscard':
      return means.discard > 0
    case 'drawCards':
      return means.cards + means.discard > 0
    case 'discardRandomFromHand':
      return means.opponentHand > 0
  }
}

function rooms(board: PublicBoard, temple: Seat): number {
  return roomSlots(of(board.temples, temple).slots).length
}

/**
 * Free slots of a temple, for moving a room or for the trap ([NG23] which must change its slot).
 */
export function freeFor(board: PublicBoard, temple: Seat): readonly number[] {
  return freeSlots(of(board.temples, temple).slots, trapSlot(board.trap, temple))
}

export function closedRelics(
  board: PublicBoard,
  card: EditionCard,
  seat: Seat,
): readonly RelicPlace[] {
  return templesFor(card, seat).flatMap((temple) =>
    of(board.temples, temple).marks.flatMap(({ open }, niche) => (open ? [] : [{ temple, niche }])),
  )
}

/**
 * [NG7] [NG9] The number of targets still to choose: the printed number, limited by those
 * available.
 */
export function missingTargets(box: Box, board: PublicBoard, activation: Activation): number {
  const { seat, target } = activation
  const card = lookUp(box.cards, activation.card)
  if (card.ability === 'lookRelics') {
    const named = target.kind === 'relics' ? target.relics.length : 0
    return Math.min(card.strength, closedRelics(board, card, seat).length) - named
  }
  if (card.ability === 'rerollSticks' || card.ability === 'discardSticks') {
    const named = target.kind === 'sticks' ? target.sticks.length : 0
    const lying = of(board.players, opponentOf(seat)).sticks.length
    return Math.min(card.strength, lying) - named
  }
  return target.kind === 'none' && needsTarget(card.ability) ? 1 : 0
}

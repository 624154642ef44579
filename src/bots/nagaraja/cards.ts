/** Values Nagaraja cards: their sticks, their worth in hand, and which of them to lay. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import { type CardId, of, opponentOf, stickKinds } from '../../games/nagaraja/vocabulary.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { sum } from '../best.ts'
import { stakeOf } from './gains.ts'
import { meanOfKind } from './sticks.ts'
import {
  alikeWorth,
  firstOfAll,
  keptCards,
  missingShare,
  missingStep,
  never,
  throwShare,
  waiting,
  wish,
} from './weights.ts'

/** Cache per edition, because a search scores hands many thousand times. */
const known = new WeakMap<Box, Map<CardId, { readonly hand: number; readonly thrown: number }>>()

function worthsOf(box: Box, card: CardId) {
  const cards = known.get(box) ?? new Map()
  known.set(box, cards)
  const before = cards.get(card)
  if (before) return before
  const { ability, sticks } = lookUp(box.cards, card)
  const thrown = sum(stickKinds.map((kind) => sticks[kind] * meanOfKind(box, kind)))
  const made = { thrown, hand: waiting[ability] + throwShare * thrown }
  cards.set(card, made)
  return made
}

export const handWorth = (box: Box, card: CardId): number => worthsOf(box, card).hand

/** The expected score of throwing the sticks of these cards. */
const throwWorth = (box: Box, cards: readonly CardId[]): number =>
  sum(cards.map((card) => worthsOf(box, card).thrown))

/** The fate points to lay for: the opponent's estimated throw, scaled by what is at stake. */
function wanted(box: Box, view: View, seat: Seat): number {
  const { laidCount } = of(view.players, opponentOf(seat))
  const guess = laidCount > 0 ? wish.perCard * laidCount : wish.unknown
  const stake = Math.max(0, Math.min(wish.mostStake, stakeOf(box, view, seat)))
  return guess * (wish.base + stake * wish.perStake)
}

/**
 * Scores each card to lay, and the `commit` command: above all cards once enough is laid, below
 * them before.
 */
export function layingWorths(
  box: Box,
  view: View,
  seat: Seat,
  legal: readonly Command[],
): readonly number[] {
  const { laid, hand } = of(view.players, seat)
  const lying = laid ?? []
  const missing = wanted(box, view, seat) - throwWorth(box, lying)
  const isEnough = missing <= 0 || (hand?.length ?? 0) <= keptCards
  const worths = legal.map((command) => {
    if (command.type === 'useAmulet') return firstOfAll
    if (command.type !== 'addToCommit') return never
    const { card } = command
    const kept = waiting[lookUp(box.cards, card).ability]
    return throwWorth(box, [...lying, card]) - kept + alike(box, hand ?? [], card)
  })
  const best = Math.max(never, ...worths.filter((worth) => worth < firstOfAll))
  const end = best + (isEnough ? 1 : -1) * (missingStep + Math.abs(missing) * missingShare)
  return legal.map(({ type }, at) => (type === 'commit' ? end : (worths[at] ?? never)))
}

/** A bonus for each card of the same symbol in hand, which may be laid after this one. */
function alike(box: Box, hand: readonly CardId[], card: CardId): number {
  const { symbol } = lookUp(box.cards, card)
  return alikeWorth * hand.filter((other) => lookUp(box.cards, other).symbol === symbol).length
}

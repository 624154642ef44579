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
  sameSymbolWorth,
  alwaysScore,
  keptCards,
  stopMarginPerPoint,
  stopMargin,
  neverScore,
  throwShare,
  worthInHand,
  layingTarget,
} from './weights.ts'

/** Cache per edition, because a search scores hands many thousand times. */
const worthCache = new WeakMap<
  Box,
  Map<CardId, { readonly hand: number; readonly thrown: number }>
>()

function worthsOf(box: Box, card: CardId) {
  const cards = worthCache.get(box) ?? new Map()
  worthCache.set(box, cards)
  const before = cards.get(card)
  if (before) return before
  const { ability, sticks } = lookUp(box.cards, card)
  const thrown = sum(stickKinds.map((kind) => sticks[kind] * meanOfKind(box, kind)))
  const made = { thrown, hand: worthInHand[ability] + throwShare * thrown }
  cards.set(card, made)
  return made
}

export const handWorth = (box: Box, card: CardId): number => worthsOf(box, card).hand

/** The expected score of throwing the sticks of these cards. */
const throwWorth = (box: Box, cards: readonly CardId[]): number =>
  sum(cards.map((card) => worthsOf(box, card).thrown))

/** The fate points to lay for: the opponent's estimated throw, scaled by what is at stake. */
function wantedPoints(box: Box, view: View, seat: Seat): number {
  const { laidCount } = of(view.players, opponentOf(seat))
  const guess = laidCount > 0 ? layingTarget.perCard * laidCount : layingTarget.unknown
  const stake = Math.max(0, Math.min(layingTarget.mostStake, stakeOf(box, view, seat)))
  return guess * (layingTarget.base + stake * layingTarget.perStake)
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
  const missing = wantedPoints(box, view, seat) - throwWorth(box, lying)
  const isEnough = missing <= 0 || (hand?.length ?? 0) <= keptCards
  const worths = legal.map((command) => {
    if (command.type === 'useAmulet') return alwaysScore
    if (command.type !== 'addToCommit') return neverScore
    const { card } = command
    const kept = worthInHand[lookUp(box.cards, card).ability]
    return throwWorth(box, [...lying, card]) - kept + sameSymbolBonus(box, hand ?? [], card)
  })
  const best = Math.max(neverScore, ...worths.filter((worth) => worth < alwaysScore))
  const end = best + (isEnough ? 1 : -1) * (stopMargin + Math.abs(missing) * stopMarginPerPoint)
  return legal.map(({ type }, at) => (type === 'commit' ? end : (worths[at] ?? neverScore)))
}

/** A bonus for each card of the same symbol in hand, which may be laid after this one. */
function sameSymbolBonus(box: Box, hand: readonly CardId[], card: CardId): number {
  const { symbol } = lookUp(box.cards, card)
  return sameSymbolWorth * hand.filter((other) => lookUp(box.cards, other).symbol === symbol).length
}

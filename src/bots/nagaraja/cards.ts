/** Cards: what they bring as sticks, what they are worth in hand, and which to lay. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition/index.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import { type CardId, of, opponentOf } from '../../games/nagaraja/vocabulary.ts'
import { oddsOf } from '../../games/nagaraja/telling/chances.ts'
import { sticksOn } from '../../games/nagaraja/rules/sticks.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { bestOf } from '../best.ts'
import { stakeOf } from './gains.ts'
import { alikeWorth, keptCards, nagaWorth, throwShare, waiting, wish } from './weights.ts'

export function handWorth(box: Box, card: CardId): number {
  return waiting[lookUp(box.cards, card).ability] + throwShare * throwWorth(box, [card])
}

function throwWorth(box: Box, cards: readonly CardId[]): number {
  const { meanPoints, meanNagas } = oddsOf(box, sticksOn(box, cards))
  return meanPoints + nagaWorth * meanNagas
}

/** Enough points for what is at stake, and for what the other has laid already. */
function wanted(box: Box, view: View, seat: Seat): number {
  const { laidCount } = of(view.players, opponentOf(seat))
  const guess = laidCount > 0 ? wish.perCard * laidCount : wish.unknown
  const stake = Math.max(0, Math.min(wish.mostStake, stakeOf(box, view, seat)))
  return guess * (wish.base + stake * wish.perStake)
}

type Laying = Extract<Command, { type: 'addToCommit' }>

/** The next card to lay, or null when what lies is enough. */
export function cardToLay(
  box: Box,
  view: View,
  seat: Seat,
  legal: readonly Command[],
): Laying | null {
  const choices = legal.filter((command): command is Laying => command.type === 'addToCommit')
  const { laid, hand } = of(view.players, seat)
  const lying = laid ?? []
  if (lying.length > 0) {
    const isEnough = throwWorth(box, lying) >= wanted(box, view, seat)
    if (isEnough || (hand?.length ?? 0) <= keptCards) return null
  }
  const worthOf = ({ card }: Laying) =>
    throwWorth(box, [...lying, card]) -
    waiting[lookUp(box.cards, card).ability] +
    alike(box, hand ?? [], card)
  return bestOf(choices, worthOf) ?? null
}

/** Other cards of the symbol can follow. */
function alike(box: Box, hand: readonly CardId[], card: CardId): number {
  const { symbol } = lookUp(box.cards, card)
  return alikeWorth * hand.filter((other) => lookUp(box.cards, other).symbol === symbol).length
}

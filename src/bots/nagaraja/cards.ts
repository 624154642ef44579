/** Cards: what they bring as sticks, what they are worth in hand, and which to lay. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition/index.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import { type Ability, type CardId, of, opponentOf } from '../../games/nagaraja/vocabulary.ts'
import { oddsOf } from '../../games/nagaraja/telling/chances.ts'
import { sticksOn } from '../../games/nagaraja/rules/sticks.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { stakeOf } from './gains.ts'

/** What an ability is worth while it waits in the hand. */
const waiting: Readonly<Record<Ability, number>> = {
  addPoints: 1.2,
  rerollSticks: 0.9,
  discardSticks: 1.6,
  lookRelics: 0.7,
  swapRelics: 1.6,
  rotateRoom: 2,
  moveRoom: 1.4,
  swapRooms: 1.6,
  placeTrap: 1.2,
  takeFromDiscard: 1.2,
  drawCards: 2.2,
  discardRandomFromHand: 1,
}

const nagaWorth = 1.2

export function handWorth(box: Box, card: CardId): number {
  return waiting[lookUp(box.cards, card).ability] + 0.25 * throwWorth(box, [card])
}

function throwWorth(box: Box, cards: readonly CardId[]): number {
  const { meanPoints, meanNagas } = oddsOf(box, sticksOn(box, cards))
  return meanPoints + nagaWorth * meanNagas
}

/** Enough points for what is at stake, and for what the other has laid already. */
function wanted(box: Box, view: View, seat: Seat): number {
  const { laidCount } = of(view.players, opponentOf(seat))
  const guess = laidCount > 0 ? 4.5 * laidCount : 5
  const stake = Math.max(0, Math.min(12, stakeOf(box, view, seat)))
  return guess * (0.6 + stake / 14)
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
    if (isEnough || (hand?.length ?? 0) <= 2) return null
  }
  let best: Laying | null = null
  let most = -Infinity
  for (const choice of choices) {
    const worth =
      throwWorth(box, [...lying, choice.card]) -
      waiting[lookUp(box.cards, choice.card).ability] +
      alike(box, hand ?? [], choice.card)
    if (worth > most) {
      best = choice
      most = worth
    }
  }
  return best
}

/** Other cards of the symbol can follow. */
function alike(box: Box, hand: readonly CardId[], card: CardId): number {
  const { symbol } = lookUp(box.cards, card)
  return 0.2 * hand.filter((other) => lookUp(box.cards, other).symbol === symbol).length
}

/** Scores the cards that may be activated in a confrontation, each of which costs a naga. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import { type CardId, of, opponentOf } from '../../games/nagaraja/vocabulary.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { sum } from '../best.ts'
import { handWorth } from './cards.ts'
import { bestTarget } from './gains.ts'
import { leadGain } from './lead.ts'
import { meanWorth, stickWorth } from './sticks.ts'
import {
  amuletInTurnScore,
  handWorthShare,
  leastGain,
  peekWorth,
  otherStickPenalty,
  gainWhenUsed,
} from './weights.ts'

/** The gain of activating this card with its best target. */
export function activationGain(box: Box, view: View, seat: Seat, card: string): number {
  const { ability, strength } = lookUp(box.cards, card)
  const sticks = of(view.players, opponentOf(seat)).sticks
  switch (ability) {
    case 'addPoints':
      return leadGain(box, view, seat, strength)
    case 'discardSticks': {
      const best = sticks.map((stick) => stickWorth(box, stick)).sort((a, b) => b - a)
      return leadGain(box, view, seat, sum(best.slice(0, strength)))
    }
    case 'rerollSticks': {
      const best = sticks.map((stick) => stickWorth(box, stick) - meanWorth(box, stick))
      return leadGain(box, view, seat, sum(best.sort((a, b) => b - a).slice(0, strength)))
    }
    case 'drawCards':
      return gainWhenUsed.drawCards
    case 'takeFromDiscard':
      return gainWhenUsed.takeFromDiscard
    case 'discardRandomFromHand':
      return gainWhenUsed.discardRandomFromHand
    case 'lookRelics':
      return lookGain(view, seat, strength)
    default:
      return bestTarget(box, view, seat, card)
  }
}

/**
 * Looking at relics of the own temple helps to choose the slabs to open; the opponent's relics
 * matter less.
 */
function lookGain(view: View, seat: Seat, relics: number): number {
  const unknown = of(view.temples, seat).tokens.filter((token) => token === null).length
  return Math.min(relics, unknown) * peekWorth.gain + Math.max(0, relics - unknown) * peekWorth.idle
}

/** Activating a card must gain more than its worth in hand; passing scores `leastGain`. */
export function playWorths(
  box: Box,
  view: View,
  seat: Seat,
  legal: readonly Command[],
): readonly number[] {
  const known = new Map<CardId, number>()
  return legal.map((command) => {
    if (command.type === 'useAmulet') return amuletInTurnScore
    if (command.type !== 'playCard') return leastGain
    const { card } = command
    const before = known.get(card)
    if (before !== undefined) return before - otherStickPenalty
    const gain = activationGain(box, view, seat, card) - handWorth(box, card) * handWorthShare
    known.set(card, gain)
    return gain
  })
}

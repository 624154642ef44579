/** The confrontation: which card is worth a naga. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition/index.ts'
import type { Command } from '../../games/nagaraja/commands.ts'
import { of, opponentOf } from '../../games/nagaraja/vocabulary.ts'
import { targetCommands } from '../../games/nagaraja/rules/targetCommands.ts'
import type { Activation } from '../../games/nagaraja/types/phases.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { sum } from '../best.ts'
import { handWorth } from './cards.ts'
import { gainOf, targetOf } from './gains.ts'
import { leadGain } from './lead.ts'
import { meanWorth, stickWorth } from './sticks.ts'
import { handShare, leastGain, used } from './weights.ts'

/** What activating this card is good for, with its best target. */
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
      return used.drawCards
    case 'takeFromDiscard':
      return used.takeFromDiscard
    case 'discardRandomFromHand':
      return used.discardRandomFromHand
    case 'lookRelics':
      return strength
    default: {
      const activation: Activation = { seat, card, target: { kind: 'none' } }
      const targets = targetCommands(box, { ...view, activation }, seat)
      return Math.max(0, ...targets.map((target) => gainOf(box, view, seat, targetOf(target))))
    }
  }
}

type Playing = Extract<Command, { type: 'playCard' }>

/** A card leaves the hand for it, so the gain must be more than its worth there. */
export function cardToPlay(
  box: Box,
  view: View,
  seat: Seat,
  legal: readonly Command[],
): Playing | null {
  let best: Playing | null = null
  let most = leastGain
  for (const [at, choice] of legal.entries()) {
    if (choice.type !== 'playCard' || isSameCard(choice, legal[at - 1])) continue
    const gain =
      activationGain(box, view, seat, choice.card) - handWorth(box, choice.card) * handShare
    if (gain > most) {
      best = choice
      most = gain
    }
  }
  return best
}

/** The same card paid with another kind of stick. */
function isSameCard({ card }: Playing, before: Command | undefined): boolean {
  return before?.type === 'playCard' && before.card === card
}

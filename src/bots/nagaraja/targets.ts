/** Scores the targets of an activated Nagaraja card, and the harm of an opponent's activation. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition.ts'
import type { TargetCommand } from '../../games/nagaraja/commands.ts'
import { of, opponentOf } from '../../games/nagaraja/vocabulary.ts'
import type { Activation } from '../../games/nagaraja/types/phases.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { sum } from '../best.ts'
import { gainOf, targetOf } from './gains.ts'
import { leadGain } from './lead.ts'
import { meanWorth, stickWorth } from './sticks.ts'
import { drawHarm, peekWorth } from './weights.ts'

/** The gain of choosing this target for the card that has just been activated. */
export function targetGain(box: Box, view: View, seat: Seat, command: TargetCommand): number {
  if (command.type === 'chooseStick') {
    const { sticks } = of(view.players, opponentOf(seat))
    const stick = sticks.find(({ id }) => id === command.stick)
    if (!stick) return 0
    const isThrownAgain =
      view.activation && lookUp(box.cards, view.activation.card).ability === 'rerollSticks'
    return stickWorth(box, stick) - (isThrownAgain ? meanWorth(box, stick) : 0)
  }
  if (command.type === 'chooseRelic') {
    const isKnown = of(view.temples, command.temple).tokens[command.niche] !== null
    return (isKnown ? 0 : peekWorth.unknown) + (command.temple === seat ? peekWorth.own : 0)
  }
  return gainOf(box, view, seat, targetOf(command))
}

/** The loss that the opponent's activation would cause to `seat`. */
export function activationHarm(box: Box, view: View, seat: Seat, activation: Activation): number {
  const { target, card } = activation
  const { ability, strength } = lookUp(box.cards, card)
  if (ability === 'addPoints') return -leadGain(box, view, seat, -strength)
  if (target.kind === 'sticks') {
    return -leadGain(box, view, seat, -sum(target.sticks.map((stick) => stickWorth(box, stick))))
  }
  return Math.max(
    gainOf(box, view, activation.seat, target),
    ability === 'drawCards' ? drawHarm : 0,
  )
}

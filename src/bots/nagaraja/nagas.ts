/** The confrontation: which card is worth a naga, and where to aim it. */
import type { Seat } from '../../kernel/seat.ts'
import { type Box, lookUp } from '../../games/nagaraja/edition/index.ts'
import type { Command, TargetCommand } from '../../games/nagaraja/commands.ts'
import { of, opponentOf, type Stick } from '../../games/nagaraja/vocabulary.ts'
import { faceOf, fatePoints, nagaCount } from '../../games/nagaraja/rules/score.ts'
import { targetCommands } from '../../games/nagaraja/rules/targetCommands.ts'
import type { Activation } from '../../games/nagaraja/types/phases.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import { handWorth } from './cards.ts'
import { gainOf, stakeOf, targetOf } from './gains.ts'

/** The share of the stake that this lead is worth; nagas of the other make it less certain. */
function certainty(view: View, box: Box, seat: Seat, lead: number): number {
  const ahead = lead + (view.guide === seat ? 0.5 : -0.5)
  const nagas = nagaCount(box, of(view.players, opponentOf(seat)))
  return 1 / (1 + Math.exp(-ahead * (nagas > 0 ? 0.8 : 3)))
}

function leadGain(box: Box, view: View, seat: Seat, points: number): number {
  const lead =
    fatePoints(box, of(view.players, seat)) - fatePoints(box, of(view.players, opponentOf(seat)))
  const gain = certainty(view, box, seat, lead + points) - certainty(view, box, seat, lead)
  return gain * Math.max(0, stakeOf(box, view, seat))
}

const nagaHarm = 1.2

/** How much a lying stick helps its player. */
export function stickWorth(box: Box, stick: Stick): number {
  const { points, nagas } = faceOf(box, stick)
  return points + nagaHarm * nagas
}

function mean(box: Box, { kind }: Stick): number {
  const faces = box.faces[kind]
  return faces.reduce((sum, face) => sum + face.points + nagaHarm * face.nagas, 0) / faces.length
}

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
      const best = sticks.map((stick) => stickWorth(box, stick) - mean(box, stick))
      return leadGain(box, view, seat, sum(best.sort((a, b) => b - a).slice(0, strength)))
    }
    case 'drawCards':
      return 4.6
    case 'takeFromDiscard':
      return 2.8
    case 'discardRandomFromHand':
      return 2
    case 'lookRelics':
      return strength
    default: {
      const activation: Activation = { seat, card, target: { kind: 'none' } }
      const targets = targetCommands(box, { ...view, activation }, seat)
      return Math.max(0, ...targets.map((target) => gainOf(box, view, seat, targetOf(target))))
    }
  }
}

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0)
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
  let most = 0.2
  for (const [at, choice] of legal.entries()) {
    if (choice.type !== 'playCard' || isSameCard(choice, legal[at - 1])) continue
    const gain = activationGain(box, view, seat, choice.card) - handWorth(box, choice.card) * 0.8
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

export function aimFor(box: Box, view: View, seat: Seat, command: TargetCommand): number {
  if (command.type === 'chooseStick') {
    const { sticks } = of(view.players, opponentOf(seat))
    const stick = sticks.find(({ id }) => id === command.stick)
    if (!stick) return 0
    const isThrownAgain =
      view.activation && lookUp(box.cards, view.activation.card).ability === 'rerollSticks'
    return stickWorth(box, stick) - (isThrownAgain ? mean(box, stick) : 0)
  }
  if (command.type === 'chooseRelic') {
    const isKnown = of(view.temples, command.temple).tokens[command.niche] !== null
    return (isKnown ? 0 : 2) + (command.temple === seat ? 1 : 0)
  }
  return gainOf(box, view, seat, targetOf(command))
}

/** What the other's activation would do to `seat`. */
export function harmOf(box: Box, view: View, seat: Seat, activation: Activation): number {
  const { target, card } = activation
  const { ability, strength } = lookUp(box.cards, card)
  if (ability === 'addPoints') return -leadGain(box, view, seat, -strength)
  if (target.kind === 'sticks') {
    return -leadGain(box, view, seat, -sum(target.sticks.map((stick) => stickWorth(box, stick))))
  }
  return Math.max(gainOf(box, view, activation.seat, target), ability === 'drawCards' ? 2 : 0)
}

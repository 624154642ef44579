/** The effects of the twelve abilities, applied unless the activation was cancelled. */
import type { Seat } from '../../../../kernel/seat.ts'
import { lookUp } from '../../edition.ts'
import { of, opponentOf } from '../../vocabulary.ts'
import { type NextPhase, wait } from '../next.ts'
import { enterPhase, type NagarajaNow } from '../now.ts'
import { activationOf } from '../pending.ts'
import type { Activation } from '../../types/phases.ts'
import { changeTemple } from './changeTemple.ts'

const done: NextPhase = { to: 'endActivation' }

export function applyEffect(now: NagarajaNow): NextPhase {
  const activation = activationOf(now.state)
  const { seat, card, target } = activation
  const { ability, strength } = lookUp(now.box.cards, card)
  switch (ability) {
    case 'addPoints':
      now.emit({ type: 'pointsAdded', seat, points: strength })
      return done
    case 'rerollSticks':
      return enterPhase(now, { kind: 'rethrow' })
    case 'discardSticks':
      if (target.kind === 'sticks') {
        now.emit({ type: 'sticksDiscarded', seat: opponentOf(seat), sticks: target.sticks })
      }
      return done
    case 'lookRelics':
      return look(now, activation)
    case 'takeFromDiscard':
      return openPile(now, activation)
    case 'drawCards':
      return { to: 'draw', seat, count: strength, why: 'ability' }
    case 'discardRandomFromHand':
      return enterPhase(now, { kind: 'randomDiscard' })
    default:
      return changeTemple(now, activation) ? wait : done
  }
}

/** [N52] The relics stay in place; only the activating player learns their identity. */
function look(now: NagarajaNow, { seat, target }: Activation): NextPhase {
  if (target.kind !== 'relics') return done
  const relics = target.relics.map(({ temple, niche }) => {
    const token = of(now.state.temples, temple).tokens[niche] as string
    return { temple, niche, token }
  })
  now.emit({ type: 'relicsSeen', seat, relics })
  return done
}

/** [NG16] A draw in the cancel window may have emptied the pile; the effect then lapses. */
function openPile(now: NagarajaNow, { seat, card }: Activation): NextPhase {
  const { discard } = now.state
  if (discard.length === 0) {
    now.emit({ type: 'effectLapsed', seat, card })
    return done
  }
  now.emit({ type: 'pileShown', seat, cards: discard })
  return enterPhase(now, { kind: 'recover', seat })
}

export function recover(now: NagarajaNow, seat: Seat, card: string): NextPhase {
  now.emit({ type: 'cardRecovered', seat, card })
  return done
}

/** [N59] */
export function discardFromHand(now: NagarajaNow, pick: number): NextPhase {
  const seat = opponentOf(activationOf(now.state).seat)
  const card = of(now.state.players, seat).hand[pick] as string
  now.emit({ type: 'cardDiscarded', seat, card })
  return done
}

/** [NG13] An activation always counts as a turn, cancelled or not. */
export function endActivation(now: NagarajaNow): NextPhase {
  const { seat } = activationOf(now.state)
  now.emit({ type: 'activationEnded', seat })
  return { to: 'turn', seat: opponentOf(seat) }
}

/** The cancel window between choosing targets and the effect, in which an amulet may cancel the card. */
import type { Seat } from '../../../../kernel/seat.ts'
import { of, opponentOf } from '../../vocabulary.ts'
import type { NextPhase } from '../next.ts'
import { enterPhase, type NagarajaNow } from '../now.ts'
import { activationOf } from '../pending.ts'

/** [NG11] Any face-down amulet opens the window, so that the question itself reveals nothing. */
export function declare(now: NagarajaNow): NextPhase {
  const other = opponentOf(activationOf(now.state).seat)
  const canAnswer = of(now.state.players, other).amulets.length > 0
  return canAnswer ? enterPhase(now, { kind: 'window', seat: other }) : { to: 'effect' }
}

export function letStand(now: NagarajaNow, seat: Seat): NextPhase {
  now.emit({ type: 'letStood', seat })
  return { to: 'effect' }
}

/** [N47] [NG13] The card and the naga are lost, and the turn is used up. */
export function cancel(now: NagarajaNow, seat: Seat, amulet: string): NextPhase {
  now.emit({ type: 'cancelled', seat, amulet, card: activationOf(now.state).card })
  return { to: 'endActivation' }
}

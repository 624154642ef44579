/** The call of fate: both players lay cards secretly, the guide first, and reveal them together. */
import type { Seat } from '../../../../kernel/seat.ts'
import { of, opponentOf } from '../../vocabulary.ts'
import { type NextPhase, wait } from '../next.ts'
import { enterPhase, guideOf, type NagarajaNow } from '../now.ts'
import { sticksToThrow } from '../sticks.ts'

/** [NG19] A player with neither cards nor amulets lays nothing and is not asked. */
export function askCall(now: NagarajaNow, seat: Seat): NextPhase {
  const { hand, amulets } = of(now.state.players, seat)
  const isAsked = hand.length > 0 || amulets.length > 0
  return isAsked ? enterPhase(now, { kind: 'call', seat }) : makeCall(now, seat)
}

export function addCard(now: NagarajaNow, seat: Seat, card: string): NextPhase {
  now.emit({ type: 'cardLaid', seat, card })
  return wait
}

/** [NG5] The set is final. After the second player's set, both are revealed. */
export function makeCall(now: NagarajaNow, seat: Seat): NextPhase {
  const { laid } = of(now.state.players, seat)
  now.emit({ type: 'callMade', seat, count: laid.length })
  return seat === guideOf(now.state) ? { to: 'call', seat: opponentOf(seat) } : reveal(now)
}

function reveal(now: NagarajaNow): NextPhase {
  const [first, second] = now.state.players
  now.emit({ type: 'callsRevealed', calls: [first.laid, second.laid] })
  const [one, two] = sticksToThrow(now.box, now.state)
  return one.length + two.length > 0 ? enterPhase(now, { kind: 'throw' }) : { to: 'confrontation' }
}

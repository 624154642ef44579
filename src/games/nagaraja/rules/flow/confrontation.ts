/** The confrontation: players spend nagas or pass in turn, until both have passed in succession. */
import type { Seat } from '../../../../kernel/seat.ts'
import { lookUp } from '../../edition.ts'
import {
  bothSeats,
  of,
  opponentOf,
  type Pair,
  type Stick,
  type StickKind,
} from '../../vocabulary.ts'
import type { NextPhase } from '../next.ts'
import { enterPhase, guideOf, type NagarajaNow } from '../now.ts'
import { fatePoints, nagaCount, showsNaga } from '../score.ts'
import { needsTarget } from '../targets.ts'

export function beginConfrontation(now: NagarajaNow): NextPhase {
  const nagas = bothSeats.some((seat) => nagaCount(now.box, of(now.state.players, seat)) > 0)
  return nagas ? { to: 'turn', seat: guideOf(now.state) } : endConfrontation(now)
}

/**
 * [NG6] A player without a naga passes automatically; a player with one is asked even if passing is
 * the only option.
 */
export function giveTurn(now: NagarajaNow, seat: Seat): NextPhase {
  if (now.state.passes >= 2) return endConfrontation(now)
  const player = of(now.state.players, seat)
  const hasMeans = player.hand.length > 0 || player.amulets.length > 0
  if (hasMeans && nagaCount(now.box, player) > 0) return enterPhase(now, { kind: 'turn', seat })
  return passOn(now, seat, true)
}

export function pass(now: NagarajaNow, seat: Seat): NextPhase {
  return passOn(now, seat, false)
}

function passOn(now: NagarajaNow, seat: Seat, forced: boolean): NextPhase {
  now.emit({ type: 'passed', seat, forced })
  return { to: 'turn', seat: opponentOf(seat) }
}

/** [N24] [NG10] Pays one naga stick, shows the card, then asks for its targets. */
export function playCard(now: NagarajaNow, seat: Seat, card: string, pay: StickKind): NextPhase {
  now.emit({ type: 'cardPlayed', seat, card, stick: nagaStick(now, seat, pay) })
  const { ability } = lookUp(now.box.cards, card)
  return needsTarget(ability) ? enterPhase(now, { kind: 'target', seat }) : { to: 'declare' }
}

function nagaStick(now: NagarajaNow, seat: Seat, pay: StickKind): Stick {
  const { sticks } = of(now.state.players, seat)
  const found = sticks.find((stick) => stick.kind === pay && showsNaga(now.box, stick))
  if (!found) throw new Error(`nagaraja: no ${pay} stick shows a naga`)
  return found
}

/** [N29] The higher total wins, a tie goes to the guide. */
function endConfrontation(now: NagarajaNow): NextPhase {
  const [first, second] = now.state.players
  const totals: Pair<number> = [fatePoints(now.box, first), fatePoints(now.box, second)]
  const tied = totals[0] === totals[1]
  const seat = tied ? guideOf(now.state) : totals[0] > totals[1] ? 0 : 1
  now.emit({ type: 'roomWon', seat, totals, tied })
  return { to: 'explore', seat }
}

/** The end conditions, checked in their order after every batch ([N68]). */
import type { Seat } from '../../../../kernel/seat.ts'
import { of, opponentOf } from '../../vocabulary.ts'
import type { NagarajaNow } from '../now.ts'
import { isTied, openRelics, victoryPoints } from '../score.ts'
import type { EndReason } from '../../types/phases.ts'

/** Only a change of this temple can end the match ([NG29]). */
export function checkEnd(now: NagarajaNow, temple: Seat, isPlacement: boolean): boolean {
  const { box, state } = now
  const { slots } = of(state.temples, temple)
  const { lossAtCursed, targetVP } = box.edition.setup
  if (openRelics(box, of(state.temples, temple)).cursed >= lossAtCursed) {
    return end(now, 'cursed', opponentOf(temple))
  }
  if (victoryPoints(box, state, temple) >= targetVP) return end(now, 'points', temple)
  if (!isPlacement || slots.includes(null)) return false
  return end(now, 'ninth', leader(now, temple))
}

/** [NG21] The rooms are used up: the winner of the last room wins a tie. */
export function endExhausted(now: NagarajaNow, winner: Seat): void {
  end(now, 'exhausted', leader(now, winner))
}

/** [N67] There is no draw: `onTie` wins at equal points. */
function leader(now: NagarajaNow, onTie: Seat): Seat {
  const own = victoryPoints(now.box, now.state, onTie)
  const other = opponentOf(onTie)
  return victoryPoints(now.box, now.state, other) > own ? other : onTie
}

/** [NG28] All secrets are shown at the end. */
function end(now: NagarajaNow, reason: EndReason, winner: Seat): true {
  const { players, temples } = now.state
  now.emit({
    type: 'secretsShown',
    hands: [players[0].hand, players[1].hand],
    amulets: [players[0].amulets, players[1].amulets],
    tokens: [temples[0].tokens, temples[1].tokens],
  })
  now.emit({ type: 'gameEnded', reason, winner, tied: isTied(now.box, now.state) })
  return true
}

/** Static evaluation of Nagaraja: each seat's terms in the log-odds of winning. */
import type { Box } from '../../games/nagaraja/edition.ts'
import { networkOf } from '../../games/nagaraja/rules/network.ts'
import { amuletPoints, openRelics } from '../../games/nagaraja/rules/score.ts'
import type { State } from '../../games/nagaraja/types.ts'
import { bothSeats, of } from '../../games/nagaraja/vocabulary.ts'
import type { Seat } from '../../kernel/seat.ts'
import { sum } from '../best.ts'
import { type LogOdds, oddsAt } from '../odds.ts'
import { handWorth } from './cards.ts'
import { winOdds } from './weights.ts'
import { openEnds } from './worth.ts'

export const notions = ['relics', 'curse', 'room', 'hand', 'amulets', 'guide'] as const

export function makeEvaluator(box: Box) {
  const { targetVP } = box.edition.setup

  /** The weights are interpolated by how close the leading temple is to the target score. */
  function partsOf(state: State, seat: Seat, near: number): number[] {
    const temple = of(state.temples, seat)
    const { hand, amulets } = of(state.players, seat)
    const { vp, cursed } = openRelics(box, temple)
    const { live } = networkOf(box, temple.slots)
    const held = amulets.filter((id) => box.amulets[id]?.effect !== 'vp').length
    const rooms = temple.slots.filter((room) => room !== null).length
    const ends = openEnds(box, state, seat, temple.slots, live)
    const at = (weight: LogOdds): number => oddsAt(weight, near)
    return [
      (vp + amuletPoints(box, amulets)) * at(winOdds.point),
      at(winOdds.curses[cursed] ?? winOdds.curses[0]),
      ends * at(winOdds.end) + rooms * at(winOdds.room),
      sum(hand.map((card) => handWorth(box, card))) * at(winOdds.hand),
      held * at(winOdds.amulet),
      (state.guide === seat ? 1 : 0) * at(winOdds.guide),
    ]
  }

  return (state: State): number[][] => {
    const most = Math.max(...bothSeats.map((seat) => openRelics(box, of(state.temples, seat)).vp))
    const near = Math.min(1, most / targetVP)
    return bothSeats.map((seat) => partsOf(state, seat, near))
  }
}

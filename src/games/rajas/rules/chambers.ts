/** The benefits of the six palace chambers, depending on the variant. */
import type { Seat } from '../../../kernel/seat.ts'
import { canCover } from './builder.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules } from '../edition.ts'
import { playerAt } from './progress.ts'
import { exactlyAhead } from './river.ts'
import type { View } from '../types.ts'

/** The Navaratna variant replaces the dancer's benefit [R109]. */
export function chamberBenefit(rules: Rules, view: View, chamber: number): Benefit {
  const found = rules.edition.palace.chambers[chamber - 1]
  if (!found) throw new RangeError(`no chamber ${chamber}`)
  return (view.navaratna && found.navaratnaEffect) || found.effect
}

/** From the river a chamber costs no die, but its action must be possible [G38]. */
export function canVisit(rules: Rules, view: View, seat: Seat, chamber: number): boolean {
  const benefit = chamberBenefit(rules, view, chamber)
  if (benefit.kind === 'coverTile') return canCover(rules, view, seat, playerAt(view, seat))
  if (benefit.kind === 'boatExactly') return exactlyAhead(rules, view, seat, benefit.n) !== null
  return true
}

/** A player's next bonus on each track, as a row of marks. */
import type { Rules } from '../../../games/rajas/edition.ts'
import { nextReached } from '../../../games/rajas/telling/publicFacts.ts'
import type { Player } from '../../../games/rajas/types.ts'
import { marksOf } from './benefit.ts'
import { iconMark, numberMark } from './marks.ts'
import type { SignRow } from './pen.ts'

/** Maximum of marks that stay readable on a plate. */
const most = 3

/** Fame first; no row for a track without further bonuses. */
export function nextMarks(rules: Rules, player: Player): readonly SignRow[] {
  return (['fame', 'wealth'] as const).flatMap((track): readonly SignRow[] => {
    const next = nextReached(rules, player, track)
    if (!next) return []
    const gain = next.benefit === null ? [iconMark('worker')] : marksOf(next.benefit).flat()
    return [[numberMark(next.at), ...gain.slice(0, most)]]
  })
}

/** A player's next bonus on each track, as a row of marks. */
import type { Rules } from '../../../games/rajas/edition/index.ts'
import { nextReached } from '../../../games/rajas/telling/open.ts'
import type { Player } from '../../../games/rajas/types/index.ts'
import { marksOf } from './benefit.ts'
import { icon, number } from './marks.ts'
import type { Row } from './pen.ts'

/** Maximum of marks that stay readable on a plate. */
const most = 3

/** Fame first; no row for a track without further bonuses. */
export function nextMarks(rules: Rules, player: Player): readonly Row[] {
  return (['fame', 'wealth'] as const).flatMap((track): readonly Row[] => {
    const next = nextReached(rules, player, track)
    if (!next) return []
    const gain = next.benefit === null ? [icon('worker')] : marksOf(next.benefit).flat()
    return [[number(next.at), ...gain.slice(0, most)]]
  })
}

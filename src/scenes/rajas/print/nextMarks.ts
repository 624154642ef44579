/** What each marker of a player reaches next, as a row of marks: the place on its track, and what is gained there. */
import type { Rules } from '../../../games/rajas/edition/index.ts'
import { nextReached } from '../../../games/rajas/telling/open.ts'
import type { Player } from '../../../games/rajas/types/index.ts'
import { marksOf } from './benefit.ts'
import { icon, number } from './marks.ts'
import type { Row } from './pen.ts'

/** More marks than this are too small to be read on a plate. */
const most = 3

/** Fame above wealth; a track that has nothing more to give has no row. */
export function nextMarks(rules: Rules, player: Player): readonly Row[] {
  return (['fame', 'wealth'] as const).flatMap((track): readonly Row[] => {
    const next = nextReached(rules, player, track)
    if (!next) return []
    const gain = next.benefit === null ? [icon('worker')] : marksOf(next.benefit).flat()
    return [[number(next.at), ...gain.slice(0, most)]]
  })
}

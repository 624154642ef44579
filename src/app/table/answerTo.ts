/** Answer to a touch that does nothing. */
import type { Explanation } from '../../kernel/game.ts'
import { line } from '../../kernel/line.ts'
import type { Wonder } from '../../scenes/contract.ts'
import type { TableState } from '../state/tableState.ts'

/**
 * General obstacles (looking back, match over, not this person's seat) come before the game's
 * rules; null while something moves.
 */
export function answerTo(wonder: Wonder, state: TableState): Omit<Explanation, 'wish'> | null {
  const { header, looking, moving, result } = state
  if (moving !== null) return null
  if (looking !== null) return { why: line('ui.why.past') }
  if (result) return { why: line('refusal.over') }
  if (header.sittings[wonder.seat]?.kind !== 'human') {
    return { why: line('ui.why.theirs', { who: { seat: wonder.seat } }) }
  }
  return wonder
}

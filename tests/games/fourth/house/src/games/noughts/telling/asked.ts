/** No explanations are needed. */
import type { Explanation } from '../../../kernel/game.ts'

export function asked(): readonly Explanation[] {
  return []
}

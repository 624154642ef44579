/** No explanations are needed. */
import type { Asked } from '../../../kernel/game.ts'

export function asked(): readonly Asked[] {
  return []
}

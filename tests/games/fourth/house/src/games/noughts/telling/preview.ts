/** A mark needs no preview. */
import type { Line } from '../../../kernel/line.ts'

export function preview(): readonly Line[] {
  return []
}

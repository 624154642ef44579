/** A mark costs nothing and gains nothing that could not be seen. */
import type { Line } from '../../../kernel/line.ts'

export function preview(): readonly Line[] {
  return []
}

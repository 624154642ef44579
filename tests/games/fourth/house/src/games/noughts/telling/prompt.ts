/** The prompt of a seat. */
import { line, type Line } from '../../../kernel/line.ts'
import type { View } from '../types.ts'

export function prompt({ phase }: View): Line {
  return phase.kind === 'mark' ? line('noughts.mark', { n: phase.left }) : line('noughts.throw')
}

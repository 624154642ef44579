/** [X2] Every free cell may be marked. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Command } from '../commands.ts'
import type { View } from '../types.ts'

export function legal({ phase, active, cells }: View, seat: Seat): readonly Command[] {
  if (phase.kind !== 'mark' || seat !== active) return []
  return cells.flatMap((owner, cell) => (owner === null ? [{ type: 'mark' as const, cell }] : []))
}

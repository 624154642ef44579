/** [X2] First the die, then the marks. */
import type { Pending } from '../../../kernel/pending.ts'
import type { State } from '../types.ts'

export function pending({ phase, active, chance }: State): readonly Pending[] {
  if (phase.kind === 'over') return []
  if (phase.kind === 'mark') return [{ kind: 'choice', seat: active }]
  const die = { id: 'die', kind: 'd6', skin: 'blue', seat: active } as const
  return [{ kind: 'chance', id: chance, ask: { kind: 'throw', pieces: [die] } }]
}

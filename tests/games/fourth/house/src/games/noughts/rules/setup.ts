/** [X1] All cells are free. */
import type { Board } from '../edition.ts'
import type { State } from '../types.ts'

export function setup({ cells }: Board): State {
  return { phase: { kind: 'throw' }, active: 0, chance: 1, cells: cells.map(() => null) }
}

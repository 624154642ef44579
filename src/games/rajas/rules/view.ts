/** What a viewer may know: the open table. Only what lies face down in the box is nobody's to see. */
import type { RajasState, RajasView } from '../types.ts'

export function view(state: RajasState): RajasView {
  return state.table
}

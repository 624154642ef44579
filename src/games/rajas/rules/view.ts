/** What a viewer may know: the open table. Only what lies face down in the box is nobody's to see. */
import type { State, View } from '../types/index.ts'

export function view(state: State): View {
  return state.table
}

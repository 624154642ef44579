/** The view is the public table, the same for every viewer; the face-down box is left out. */
import type { State, View } from '../types.ts'

export function view(state: State): View {
  return state.table
}

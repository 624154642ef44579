/** The view: all is open [B44], so it shares everything with the state and adds only its mark. */
import type { State, View } from './types.ts'

export function view(state: State): View {
  return { ...state, open: true }
}

/** The view: all is open [B44], so it shares everything with the state and adds only who looks. */
import type { Viewer } from '../../../kernel/seat.ts'
import type { State, View } from '../types.ts'

export function view(state: State, viewer: Viewer): View {
  return { ...state, viewer }
}

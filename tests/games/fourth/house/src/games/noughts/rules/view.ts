/** The view equals the state plus its viewer, since nothing is hidden. */
import type { Viewer } from '../../../kernel/seat.ts'
import type { State, View } from '../types.ts'

export function view(state: State, viewer: Viewer): View {
  return { ...state, viewer }
}

/** All is open; the view adds who looks. */
import type { Viewer } from '../../../kernel/seat.ts'
import type { State, View } from '../types.ts'

export function view(state: State, viewer: Viewer): View {
  return { ...state, viewer }
}

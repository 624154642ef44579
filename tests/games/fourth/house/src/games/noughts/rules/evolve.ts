/** The reducer: the state after an event. */
import type { Event } from '../events.ts'
import type { State } from '../types.ts'

export function evolve(state: State, event: Event): State {
  switch (event.type) {
    case 'thrown':
      return { ...state, chance: state.chance + 1, phase: { kind: 'mark', left: event.marks } }
    case 'marked': {
      const { phase } = state
      const left = phase.kind === 'mark' ? phase.left - 1 : 0
      return {
        ...state,
        phase: { kind: 'mark', left },
        cells: state.cells.with(event.cell, event.seat),
      }
    }
    case 'turnEnded':
      return { ...state, active: event.next, phase: { kind: 'throw' } }
    case 'matchEnded':
      return { ...state, phase: { kind: 'over', winner: event.winner } }
  }
}

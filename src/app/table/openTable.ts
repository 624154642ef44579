/** A session with a zustand store that React renders from. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Plan } from '../../scenes/board/plan.ts'
import type { Opened } from '../../session/header.ts'
import type { Ports } from '../../session/ports.ts'
import { makeSession, type Session } from '../../session/session.ts'
import { goesOn } from '../../session/state.ts'
import { makeThrottle } from './throttle.ts'
import { buildTable, type TableState } from '../state/tableState.ts'

export interface OpenTable extends Session<Plan> {
  readonly table: StoreApi<TableState>
}

export function openTable(first: Opened, ports: Ports<Plan>): OpenTable {
  const session = makeSession(first, ports)
  const build = (): TableState => buildTable(session, ports.waitsForHand())
  const table = createStore<TableState>()(build)
  const isDue = makeThrottle(ports)
  session.onChange(() => {
    const state = session.state()
    const isLeft = state.kind === 'stopped' && state.why === 'left'
    if (!isLeft && isDue(goesOn(state))) table.setState(build(), true)
  })
  return {
    ...session,
    table,
    redraw() {
      session.redraw()
      // rebuilds the state, because a newly loaded scene must plan the current beat
      table.setState(build(), true)
    },
  }
}

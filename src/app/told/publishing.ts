/** Lets stages in other windows follow a table: from when it is opened until it is left. */
import { useState } from 'react'
import { makePublisher, type Publisher, type ShownTo } from '../../stage/wire/publish.ts'
import type { Plan } from '../../scenes/board/plan.ts'
import type { Session } from '../../session/session.ts'
import { openChannel } from './channel.ts'

type Table = Session<Plan>

/** What the stages of this table may know: chosen at the table, and nowhere else; forgotten when it is left. */
export interface Publishing {
  readonly viewer: ShownTo
  show(viewer: ShownTo): void
}

const publishers = new WeakMap<Table, { viewer: ShownTo; publisher: Publisher | null }>()

const placeOf = (session: Table) => {
  const known = publishers.get(session) ?? { viewer: 'table' as const, publisher: null }
  publishers.set(session, known)
  return known
}

export function startPublishing(session: Table): () => void {
  const place = placeOf(session)
  const channel = openChannel((message) => place.publisher?.hear(message))
  place.publisher = makePublisher({
    session,
    viewer: () => place.viewer,
    send: channel.send,
    now: () => Date.now(),
    report: (error) => console.error(error),
  })
  return () => {
    place.publisher?.stop()
    place.publisher = null
    channel.close()
  }
}

export function usePublishing(session: Table): Publishing {
  const place = placeOf(session)
  const [viewer, setViewer] = useState(place.viewer)
  return {
    viewer,
    show(next) {
      place.viewer = next
      setViewer(next)
      place.publisher?.again()
    },
  }
}

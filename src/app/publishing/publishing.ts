/** Publishes a table to stages in other windows, from when it is opened until it is left. */
import { useState, useSyncExternalStore } from 'react'
import { makePublisher, type Publisher, type ShownTo } from '../../link/wire/publish.ts'
import type { Plan } from '../../scenes/board/plan.ts'
import type { Session } from '../../session/session.ts'
import { openChannel } from './channel.ts'

// in one file with the stage, so that a table asks for one file only
export { resumeSharing } from '../hands/resume.ts'

type Table = Session<Plan>

/** The viewers that stages may have: all windows of this browser hear them. */
export type StageViewer = Exclude<ShownTo, number>

/** The secrets that stages of this table may show; chosen only at the table, and not stored. */
export interface Publishing {
  readonly viewer: StageViewer
  show(viewer: StageViewer): void
  /** A stage of another version listens. */
  readonly hasOtherVersion: boolean
}

interface Published {
  viewer: StageViewer
  publisher: Publisher | null
  hasOtherVersion: boolean
  readonly listeners: Set<() => void>
}

const tables = new WeakMap<Table, Published>()

function publishedOf(session: Table): Published {
  const known = tables.get(session) ?? {
    viewer: 'table',
    publisher: null,
    hasOtherVersion: false,
    listeners: new Set(),
  }
  tables.set(session, known)
  return known
}

export function startPublishing(session: Table): () => void {
  const published = publishedOf(session)
  const channel = openChannel((message) => published.publisher?.hear(message))
  published.publisher = makePublisher({
    session,
    viewer: () => published.viewer,
    send: channel.send,
    now: () => Date.now(),
    report: (error) => console.error(error),
    otherVersion() {
      published.hasOtherVersion = true
      for (const listener of published.listeners) listener()
    },
  })
  return () => {
    published.publisher?.stop()
    published.publisher = null
    channel.close()
  }
}

export function usePublishing(session: Table): Publishing {
  const published = publishedOf(session)
  const [viewer, setViewer] = useState(published.viewer)
  const hasOtherVersion = useSyncExternalStore(
    (listener) => {
      published.listeners.add(listener)
      return () => void published.listeners.delete(listener)
    },
    () => published.hasOtherVersion,
  )
  return {
    viewer,
    hasOtherVersion,
    show(next) {
      published.viewer = next
      setViewer(next)
      published.publisher?.again()
    },
  }
}

/** Footer of the table: last log line, full log on demand, timeline, undo, skip. */
import { Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { useEarlierLines } from './earlierLines.ts'
import type { OpenTable } from './openTable.ts'
import type { TableState } from '../state/tableState.ts'
import { LazyLogView, LazyPaceButtons, LazyTimeline } from './lazyParts.ts'
import { useShortcuts } from './shortcuts.ts'

interface Props {
  readonly session: OpenTable
  onPhoto(): void
}

export function Foot({ session, onPhoto }: Props) {
  const state = useStore(session.table)
  const voice = useVoice()
  const [isLogOpen, setLogOpen] = useState(false)
  const { canUndo, log, looking, story } = state
  const last = log.at(-1)
  const earlier = useEarlierLines(log)
  useShortcuts(session, state, onPhoto)
  return (
    <footer className="room-foot">
      {isLogOpen && (
        <section
          className="paper log-sheet"
          data-aside={looking !== null || undefined}
          aria-label={voice.word('ui.log.title')}
        >
          <Suspense fallback={null}>
            <LazyLogView
              entries={story}
              told={log.length}
              onShowAgain={(step) => void session.showAgain(step)}
            />
          </Suspense>
        </section>
      )}
      <div className="foot-bar">
        <button
          type="button"
          className="button small"
          aria-expanded={isLogOpen}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {voice.word('ui.log.title')}
        </button>
        <span className="unseen" aria-live={isLogOpen ? 'off' : 'polite'}>
          {earlier.map(({ line }, i) => (
            <span key={i}>
              <LineView line={line} />{' '}
            </span>
          ))}
        </span>
        <p className="last-line" aria-live={isLogOpen ? 'off' : 'polite'}>
          {last ? <LineView line={last.line} /> : voice.word('ui.log.empty')}
        </p>
        <Strip session={session} state={state} />
        <Suspense fallback={null}>
          <LazyPaceButtons session={session} state={state} />
        </Suspense>
        <button
          type="button"
          className="button small"
          data-undo=""
          disabled={!canUndo}
          onClick={() => void session.undo()}
        >
          {voice.word('ui.undo')}
        </button>
      </div>
    </footer>
  )
}

/** Timeline with the skip button; an empty placeholder before the first step. */
function Strip({ session, state }: { readonly session: OpenTable; readonly state: TableState }) {
  const voice = useVoice()
  const { length, log, looking, moving, shown, strip } = state
  if (length === 0) return <div className="timeline" />
  return (
    <Suspense fallback={<div className="timeline" />}>
      <LazyTimeline
        length={length}
        shown={shown}
        isLooking={looking !== null}
        strip={strip}
        told={log.at(-1)?.line ?? null}
        onLook={session.lookAt}
      >
        <button
          type="button"
          className="button small"
          data-away={moving === null || undefined}
          onClick={session.skip}
        >
          {voice.word('ui.skip')}
        </button>
      </LazyTimeline>
    </Suspense>
  )
}

/** The part of the table's menu that invites phones; everything behind it is loaded when it is wanted. */
import { lazy, Suspense, useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { Speech } from '../speech.tsx'
import type { SharedTable } from './sharedTable.ts'
import { hasKeptRoom } from './hasRoom.ts'

const LazyHandsPanel = lazy(() => import('./HandsPanel.tsx'))
const parts = ['link']

export function HandsMenu({ session }: { readonly session: SharedTable }) {
  return (
    <Speech parts={parts}>
      <Section session={session} />
    </Speech>
  )
}

function Section({ session }: { readonly session: SharedTable }) {
  const voice = useVoice()
  const [isWanted, setWanted] = useState(() => hasKeptRoom(session.header().id))
  return (
    <section>
      <h2 className="field-label">{voice.word('link.title')}</h2>
      <p className="quiet">{voice.word('link.about')}</p>
      {isWanted ? (
        <Suspense fallback={null}>
          <LazyHandsPanel session={session} onEnd={() => setWanted(false)} />
        </Suspense>
      ) : (
        <p className="row">
          <button type="button" className="button small" onClick={() => setWanted(true)}>
            {voice.word('link.invite')}
          </button>
        </p>
      )}
    </section>
  )
}

/** Header of the table: menu, prompt, camera menu, view buttons. */
import { lazy, Suspense, useState } from 'react'
import { LineView } from '../../ui/LineView.tsx'
import { useVoice } from '../../ui/voice.tsx'
import type { OpenTable } from './openTable.ts'
import type { TableState } from '../state/tableState.ts'
import { useSlow } from '../useSlow.ts'
import { LazyCameraMenu } from './lazyParts.ts'
import type { PhotoState } from './photo/usePhoto.ts'
import { isIdle, promptOf } from './prompt.ts'
import type { PictureState } from './usePicture.ts'

const Menu = lazy(() => import('./Menu.tsx'))

interface Props {
  readonly session: OpenTable
  readonly state: TableState
  readonly picture: PictureState
  readonly photo: PhotoState
}

export function TableHeader({ session, state, picture, photo }: Props) {
  const voice = useVoice()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const prompt = promptOf(state, useSlow(isIdle(state)))
  return (
    <header className="room-head">
      <button
        type="button"
        className="button small"
        aria-haspopup="dialog"
        onClick={() => setMenuOpen(true)}
      >
        <span aria-hidden="true">☰ </span>
        <span className="menu-word">{voice.word('ui.menu')}</span>
      </button>
      <p className="prompt" role="status">
        <LineView line={prompt} />
      </p>
      <div className="head-tools">
        {picture.mode === 'scene' && picture.scene !== null && picture.isReady && (
          <Suspense fallback={null}>
            <LazyCameraMenu picture={picture} state={state} />
          </Suspense>
        )}
        {picture.fault !== 'noWebGl' && (
          <button type="button" className="button small" onClick={() => picture.toggle('view')}>
            {voice.word(picture.mode === 'panels' ? 'ui.view.scene' : 'ui.view.panels')}
          </button>
        )}
        {picture.mode === 'scene' && (
          <button
            type="button"
            className="button small"
            aria-pressed={picture.areTablesOpen}
            onClick={() => picture.toggle('tables')}
          >
            {voice.word('ui.tables')}
          </button>
        )}
      </div>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <Menu session={session} photo={photo} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}

/** Layout around the canvas: header, notices, panels, side panel, footer. */
import { type ReactNode, Suspense, useCallback } from 'react'
import type { Refusal } from '../../kernel/refusal.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { TableState } from '../state/tableState.ts'
import { Foot } from './Foot.tsx'
import { TableHeader } from './TableHeader.tsx'
import { LazyGuideSlot, LazyPanelBoard } from './lazyParts.ts'
import { TableNotices } from './TableNotices.tsx'
import type { OpenTable } from './openTable.ts'
import type { PhotoState } from './photo/usePhoto.ts'
import { goToChoices } from './shortcuts.ts'
import { SidePanel } from './SidePanel.tsx'
import type { Hands } from './useHands.ts'
import type { PictureState } from './usePicture.ts'

interface TableLayoutProps extends Hands {
  readonly session: OpenTable
  readonly state: TableState
  readonly picture: PictureState
  readonly photo: PhotoState
  readonly name: string
  readonly cut: Refusal | null
  readonly canBeSeen: boolean
  readonly children: ReactNode
}

export function TableLayout({ name, photo, cut, canBeSeen, children, ...all }: TableLayoutProps) {
  const { session, state, picture, ...hands } = all
  const { turn, canBeOn } = photo
  const onPhoto = useCallback(() => turn(canBeOn), [turn, canBeOn])
  return (
    <>
      <TableHeader session={session} state={state} picture={picture} photo={photo} />
      <main className="room-main">
        <h1 className="unseen">{name}</h1>
        <TableNotices session={session} state={state} picture={picture} cut={cut} />
        {picture.hasPanels && <Panels state={state} />}
        <SidePanel
          session={session}
          state={state}
          scene={picture.scene}
          camera={picture.camera}
          {...hands}
        >
          {canBeSeen && (
            <Suspense fallback={null}>
              <LazyGuideSlot state={state} />
            </Suspense>
          )}
        </SidePanel>
      </main>
      <Foot session={session} onPhoto={onPhoto} />
      {children}
    </>
  )
}

/** The table as text panels, with a skip link to the choices. */
function Panels({ state }: { readonly state: TableState }) {
  const voice = useVoice()
  return (
    <div className="room-panels">
      <button type="button" className="button small past" onClick={goToChoices}>
        {voice.word('ui.keys.choices')}
      </button>
      <Suspense fallback={null}>
        <LazyPanelBoard game={state.game} view={state.beat.to} viewer={state.viewer} />
      </Suspense>
    </div>
  )
}

/** The table's screen: canvas, panels at the sides, footer; or curtain or photo mode. */
import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Refusal } from '../../kernel/refusal.ts'
import { useVoice } from '../../ui/voice.tsx'
import { TableLayout } from './TableLayout.tsx'
import type { OpenTable } from './openTable.ts'
import { useSettings } from '../settings/store.ts'
import {
  LazyCurtain,
  LazyPictureCompanions,
  LazyPhotoBar,
  LazyPointSlip,
  LazyWhyNot,
} from './lazyParts.ts'
import { usePhoto } from './photo/usePhoto.ts'
import { TablePicture } from './TablePicture.tsx'
import type { PageScreen } from './ports.ts'
import { useHands } from './useHands.ts'
import { usePicture } from './usePicture.ts'
import { useStages } from './useStages.ts'
import { useTurned } from './useTurned.ts'
import { usePointedThing, useWonder } from './useUnder.ts'

interface Props {
  readonly session: OpenTable
  readonly screen: PageScreen
  readonly cut: Refusal | null
}

/** Timeout (ms) after which the match starts without its picture. */
const pictureTimeoutMs = 10_000

/**
 * Starts the match once it is visible; loads the stage connection only then, so that it does not
 * delay the picture.
 */
function useStart(session: OpenTable, canBeSeen: boolean): void {
  useStages(session, canBeSeen)
  useEffect(() => {
    const timer = setTimeout(session.wake, canBeSeen ? 0 : pictureTimeoutMs)
    return () => clearTimeout(timer)
  }, [session, canBeSeen])
}

type PhotoProps = React.ComponentProps<typeof LazyPhotoBar> & { readonly name: string }

function Photographing({ name, ...photographed }: PhotoProps) {
  return (
    <main className="room-photo">
      <h1 className="unseen">{name}</h1>
      <Suspense fallback={null}>
        <LazyPhotoBar {...photographed} />
      </Suspense>
    </main>
  )
}

export function TableScreen({ session, screen, cut }: Props) {
  const voice = useVoice()
  const state = useStore(session.table)
  const picture = usePicture(state, session, screen)
  const photo = usePhoto(picture)
  const hands = useHands(state.acting)
  const isTurned = useTurned(state)
  const { wonder, wonderAt, forget } = useWonder(isTurned)
  const { pointed, onPoint } = usePointedThing(state, picture.camera, isTurned)
  const goesOn = useSettings(({ throwing, forced }) => `${throwing} ${forced}`)

  const canBeSeen = picture.mode === 'panels' || picture.isReady || picture.fault !== null
  useStart(session, canBeSeen)
  useEffect(() => session.rouse(), [session, goesOn])

  const isDrawn = picture.mode === 'scene' && picture.scene !== null
  const name = voice.say({ key: `${state.game.id}.name` })
  const all = { session, state, picture, photo, ...hands }
  return (
    <div
      className="room"
      data-mode={picture.mode}
      data-tables={picture.hasPanels}
      data-turned={isTurned}
      data-photo={photo.isOn || undefined}
    >
      <title>{`${name} · Jharokha`}</title>
      {picture.mode !== 'panels' && <TablePicture {...all} onWonder={wonderAt} onPoint={onPoint} />}
      {canBeSeen && (
        <Suspense fallback={null}>
          <LazyPictureCompanions state={state} isDrawn={isDrawn} />
        </Suspense>
      )}
      {state.curtain !== null ? (
        <Suspense fallback={null}>
          <LazyCurtain seat={state.curtain} onLift={session.liftCurtain} />
        </Suspense>
      ) : photo.isOn ? (
        <Photographing name={name} state={state} picture={picture} photo={photo} />
      ) : (
        <TableLayout {...all} name={name} cut={cut} canBeSeen={canBeSeen}>
          <div className="why-not" role="status">
            {wonder && (
              <Suspense fallback={null}>
                <LazyWhyNot state={state} wonder={wonder} onGone={forget} />
              </Suspense>
            )}
          </div>
          {pointed && picture.scene && !wonder && (
            <div className="why-not">
              <Suspense fallback={null}>
                <LazyPointSlip at={pointed} state={state} scene={picture.scene} {...hands} />
              </Suspense>
            </div>
          )}
        </TableLayout>
      )}
    </div>
  )
}

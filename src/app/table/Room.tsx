/** The table with everything round it: the picture in the middle, panels at its sides, the present at its foot. */
import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import type { Refusal } from '../../kernel/refusal.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Around } from './Around.tsx'
import type { OpenTable } from './openTable.ts'
import { useSettings } from '../settings/store.ts'
import { Curtain, Lasting, PhotoBar, PointSlip, WhyNot } from './later.ts'
import { usePhoto } from './photo/usePhoto.ts'
import { Picture } from './Picture.tsx'
import type { Screen } from './ports.ts'
import { useHands } from './useHands.ts'
import { usePicture } from './usePicture.ts'
import { useStages } from './useStages.ts'
import { useTurned } from './useTurned.ts'
import { usePointed, useWonder } from './useUnder.ts'

interface Props {
  readonly session: OpenTable
  readonly screen: Screen
  readonly cut: Refusal | null
}

/** Milliseconds after which the match goes on even if its picture still has not come. */
const longEnough = 10_000

/** Nothing happens before it can be seen, and what it needs does not hold up the picture. */
function useBeginning(session: OpenTable, canBeSeen: boolean): void {
  useStages(session, canBeSeen)
  useEffect(() => {
    const timer = setTimeout(session.wake, canBeSeen ? 0 : longEnough)
    return () => clearTimeout(timer)
  }, [session, canBeSeen])
}

type PhotoProps = React.ComponentProps<typeof PhotoBar> & { readonly name: string }

function Photographing({ name, ...photographed }: PhotoProps) {
  return (
    <main className="room-photo">
      <h1 className="unseen">{name}</h1>
      <Suspense fallback={null}>
        <PhotoBar {...photographed} />
      </Suspense>
    </main>
  )
}

export function Room({ session, screen, cut }: Props) {
  const voice = useVoice()
  const state = useStore(session.table)
  const picture = usePicture(state, session, screen)
  const photo = usePhoto(picture)
  const hands = useHands(state.acting)
  const isTurned = useTurned(state)
  const { wonder, wonderAt, forget } = useWonder(isTurned)
  const { pointed, onPoint } = usePointed(state, picture.camera, isTurned)
  const goesOn = useSettings(({ throwing, forced }) => `${throwing} ${forced}`)

  const canBeSeen = picture.mode === 'panels' || picture.isReady || picture.fault !== null
  useBeginning(session, canBeSeen)
  useEffect(() => session.rouse(), [session, goesOn])

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
      {picture.mode !== 'panels' && <Picture {...all} onWonder={wonderAt} onPoint={onPoint} />}
      {canBeSeen && (
        <Suspense fallback={null}>
          <Lasting state={state} isDrawn={picture.mode === 'scene' && picture.scene !== null} />
        </Suspense>
      )}
      {state.curtain !== null ? (
        <Suspense fallback={null}>
          <Curtain seat={state.curtain} onLift={session.liftCurtain} />
        </Suspense>
      ) : photo.isOn ? (
        <Photographing name={name} state={state} picture={picture} photo={photo} />
      ) : (
        <Around {...all} name={name} cut={cut} canBeSeen={canBeSeen}>
          <div className="why-not" role="status">
            {wonder && (
              <Suspense fallback={null}>
                <WhyNot state={state} wonder={wonder} onGone={forget} />
              </Suspense>
            )}
          </div>
          {pointed && picture.scene && !wonder && (
            <div className="why-not">
              <Suspense fallback={null}>
                <PointSlip at={pointed} state={state} scene={picture.scene} {...hands} />
              </Suspense>
            </div>
          )}
        </Around>
      )}
    </div>
  )
}

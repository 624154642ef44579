/** The table with everything round it: the picture in the middle, panels at its sides, the present at its foot. */
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Wonder } from '../../scenes/contract.ts'
import { useVoice } from '../../ui/voice.tsx'
import type { OpenTable } from './openTable.ts'
import { useSettings } from '../settings/store.ts'
import { GuideSlot } from '../guide/GuideSlot.tsx'
import { useSound } from '../sound/useSound.ts'
import { goToChoices } from './shortcuts.ts'
import { Foot } from './Foot.tsx'
import { Head } from './Head.tsx'
import { Curtain, PanelBoard, PhotoBar, WhyNot } from './later.ts'
import { Notices } from './Notices.tsx'
import { type PhotoState, usePhoto } from './photo/usePhoto.ts'
import { Picture } from './Picture.tsx'
import type { Screen } from './ports.ts'
import type { TableState } from '../state/tableState.ts'
import { Side } from './Side.tsx'
import { type Hands, useHands } from './useHands.ts'
import { type PictureState, usePicture } from './usePicture.ts'
import { useTurned } from './useTurned.ts'

interface Props {
  readonly session: OpenTable
  readonly screen: Screen
  readonly cut: Refusal | null
}

/** Milliseconds after which the match goes on even if its picture still has not come. */
const longEnough = 10_000

/** Nothing happens before it can be seen, and what it needs does not hold up the picture. */
function useBeginning(session: OpenTable, canBeSeen: boolean): void {
  useEffect(() => {
    const timer = setTimeout(session.wake, canBeSeen ? 0 : longEnough)
    return () => clearTimeout(timer)
  }, [session, canBeSeen])
}

/** What was touched and cannot be had now, where it was touched. */
function useWonder(isTurned: boolean) {
  const [wonder, setWonder] = useState<Wonder | null>(null)
  const forget = useCallback(() => setWonder(null), [])
  const wonderAt = useCallback(
    (on: Wonder) =>
      setWonder(isTurned ? { ...on, x: innerWidth - on.x, y: innerHeight - on.y } : on),
    [isTurned],
  )
  return { wonder, wonderAt, forget }
}

export function Room({ session, screen, cut }: Props) {
  const voice = useVoice()
  const state = useStore(session.table)
  const picture = usePicture(state, session, screen)
  const photo = usePhoto(picture)
  const hands = useHands(state.acting)
  const isTurned = useTurned(state)
  const { wonder, wonderAt, forget } = useWonder(isTurned)
  const goesOn = useSettings(({ throwing, forced }) => `${throwing} ${forced}`)

  const canBeSeen = picture.mode === 'panels' || picture.isReady || picture.fault !== null
  useBeginning(session, canBeSeen)
  useSound(state, picture.mode === 'scene' && picture.scene !== null)
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
      {picture.mode !== 'panels' && <Picture {...all} onWonder={wonderAt} />}
      {state.curtain !== null ? (
        <Suspense fallback={null}>
          <Curtain seat={state.curtain} onLift={session.liftCurtain} />
        </Suspense>
      ) : photo.isOn ? (
        <main className="room-photo">
          <h1 className="unseen">{name}</h1>
          <Suspense fallback={null}>
            <PhotoBar state={state} picture={picture} photo={photo} />
          </Suspense>
        </main>
      ) : (
        <Around {...all} name={name} cut={cut} canBeSeen={canBeSeen}>
          <div className="why-not" role="status">
            {wonder && (
              <Suspense fallback={null}>
                <WhyNot state={state} wonder={wonder} onGone={forget} />
              </Suspense>
            )}
          </div>
        </Around>
      )}
    </div>
  )
}

interface AroundProps extends Hands {
  readonly session: OpenTable
  readonly state: TableState
  readonly picture: PictureState
  readonly photo: PhotoState
  readonly name: string
  readonly cut: Refusal | null
  readonly canBeSeen: boolean
  readonly children: ReactNode
}

/** All that stands round the picture. */
function Around({ name, photo, cut, canBeSeen, children, ...all }: AroundProps) {
  const { session, state, picture, ...hands } = all
  const { turn, canBeOn } = photo
  const onPhoto = useCallback(() => turn(canBeOn), [turn, canBeOn])
  return (
    <>
      <Head session={session} state={state} picture={picture} photo={photo} />
      <main className="room-main">
        <h1 className="unseen">{name}</h1>
        <Notices session={session} state={state} picture={picture} cut={cut} />
        {picture.hasPanels && <Panels state={state} />}
        <Side
          session={session}
          state={state}
          scene={picture.scene}
          camera={picture.camera}
          {...hands}
        >
          {canBeSeen && <GuideSlot state={state} />}
        </Side>
      </main>
      <Foot session={session} state={state} onPhoto={onPhoto} />
      {children}
    </>
  )
}

/** Everything on the table as text, past which one key leads. */
function Panels({ state }: { readonly state: TableState }) {
  const voice = useVoice()
  return (
    <div className="room-panels">
      <button type="button" className="button small past" onClick={goToChoices}>
        {voice.word('ui.keys.choices')}
      </button>
      <Suspense fallback={null}>
        <PanelBoard game={state.game} view={state.beat.to} viewer={state.viewer} />
      </Suspense>
    </div>
  )
}

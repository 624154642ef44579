/** The 3D canvas behind the panels; if it fails, the panels remain. */
import { Suspense, useEffect, useMemo, useRef } from 'react'
import type { Aim, HandThrow, PointedThing, Wonder } from '../../scenes/contract.ts'
import type { SceneProps } from '../../scenes/board/scene.ts'
import type { OpenTable } from './openTable.ts'
import type { TableState } from '../state/tableState.ts'
import { Mishap } from '../faults/Mishap.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { pageFrames, pageTime } from '../pageTime.ts'
import { tellPicture } from '../recording/pictures.ts'
import { isMotionReduced, useSettings } from '../settings/store.ts'
import type { knock as Knock } from '../sound/knock.ts'
import type { PhotoState } from './photo/usePhoto.ts'
import { throwable } from './presses.ts'
import { LoadingPicture } from './LoadingPicture.tsx'
import type { PictureState } from './usePicture.ts'
import { useStill } from './useStill.ts'

/** Performance mark at the first rendered table. */
const firstTable = 'first table'

/** Loads sound lazily; knocks are silent if that fails. */
async function knock(...heard: Parameters<typeof Knock>) {
  const sound = await import('../sound/knock.ts').catch(() => null)
  sound?.knock(...heard)
}

const nobody: TableState['acting'] = []
const ignore = () => undefined

interface Props {
  readonly session: OpenTable
  readonly state: TableState
  readonly picture: PictureState
  readonly photo: PhotoState
  readonly focused: Aim | null
  readonly chosen: readonly string[]
  onFocus(aim: Aim | null): void
  onChoose(chosen: readonly string[]): void
  onWonder(wonder: Wonder): void
  onPoint(at: PointedThing | null): void
}

export function TablePicture({ session, state, picture, photo, ...hands }: Props) {
  const settings = useSettings()
  const voice = useVoice()
  const { acting, ask, beat, clock, viewer, header } = state
  const { focused, chosen, onFocus, onChoose, onWonder, onPoint } = hands
  const { Canvas, camera } = picture
  const still = useStill(picture)
  const latestCamera = useRef(camera)
  useEffect(() => void (latestCamera.current = camera))
  const { aim, times } = camera
  const shot = useMemo(() => (aim.pose ? { pose: aim.pose, times } : aim.name), [aim, times])
  const thrown = throwable(ask, settings.throwing)
  const hand = useMemo<HandThrow | null>(
    () =>
      thrown && {
        ...thrown,
        onThrow: (gesture) => void session.throwNow(gesture),
        onKnock: (contact) => void knock(thrown.pieces, contact),
      },
    [thrown, session],
  )
  const board = useMemo<SceneProps>(
    () => ({
      seats: header.sittings.length,
      names: header.sittings.map((sitting) => sitting.name),
      viewer,
      beat,
      clock,
      // in photo mode touches control the camera and nothing glows
      acting: photo.isOn ? nobody : acting,
      focused,
      chosen,
      onFocus,
      onChoose,
      onWonder: photo.isOn ? ignore : onWonder,
      onPoint,
      say: voice.say,
      onHome: () => latestCamera.current.reset(),
      onNear: (name) => latestCamera.current.goNear(name),
      onCommand: (aim) => void session.command(aim),
    }),
    [
      header,
      viewer,
      beat,
      clock,
      acting,
      focused,
      chosen,
      onFocus,
      onChoose,
      onWonder,
      onPoint,
      photo.isOn,
      session,
      voice,
    ],
  )
  return (
    <div className="picture" aria-hidden="true" data-ready={picture.isReady}>
      <Mishap instead={null} onMishap={() => picture.setFault('failed')}>
        <Suspense fallback={null}>
          <Canvas
            key={picture.attempt}
            time={pageTime}
            frames={pageFrames}
            scene={picture.scene}
            board={board}
            roll={state.roll}
            hand={picture.isReady && !photo.isOn ? hand : null}
            photo={photo.seat}
            quality={still.quality}
            camera={shot}
            cameraTimes={times}
            onLed={() => latestCamera.current.lead()}
            reducedMotion={isMotionReduced(settings)}
            onReady={() => {
              // set once per page, since performance marks persist
              if (performance.getEntriesByName(firstTable).length === 0)
                performance.mark(firstTable)
              picture.setReady(true)
            }}
            onDrawn={(drawn) => {
              still.see(drawn)
              tellPicture()
              picture.watch(drawn)
            }}
            onMissing={() => picture.setFault('parts')}
            onContext={(what) => picture.setFault(what === 'lost' ? 'lost' : null)}
          />
        </Suspense>
      </Mishap>
      {still.isShown && <LoadingPicture />}
    </div>
  )
}

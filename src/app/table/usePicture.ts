/** Hook: 3D or panels, by setting, by address, or because 3D is not available. */
import { useEffect, useState } from 'react'
import type { FrameCost, Quality } from '../../scenes/contract.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { OpenTable } from './openTable.ts'
import type { TableState } from '../state/tableState.ts'
import { go, useQuery } from '../routes.ts'
import type { Settings } from '../settings/shape.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { withoutView } from './address.ts'
import { hasWebGl, lookAgain } from './graphics.ts'
import type { PageScreen } from './ports.ts'
import { loadScene, makeCanvas } from './scenes.ts'
import { type CameraState, useCamera } from './useCamera.ts'
import { useQuality } from './useQuality.ts'
import { useFollowed } from './useFollowed.ts'
import { useSmall } from './useSmall.ts'

export type PictureFault = 'noWebGl' | 'lost' | 'failed' | 'parts'

export interface PictureState {
  /** `scene`: the board in 3D; `tray`: the tray beside panels; `panels`: no canvas. */
  readonly mode: 'scene' | 'tray' | 'panels'
  readonly hasPanels: boolean
  readonly scene: GameScene | null
  readonly quality: Quality
  /** Call after every rendered frame. */
  watch(drawn: FrameCost): void
  /** A new lazy component per attempt. */
  readonly Canvas: ReturnType<typeof makeCanvas>
  readonly fault: PictureFault | null
  /** Increments when the canvas must be remade. */
  readonly attempt: number
  readonly areTablesOpen: boolean
  readonly camera: CameraState
  setFault(fault: PictureFault | null): void
  retry(): void
  /** The first frame has been rendered. */
  readonly isReady: boolean
  setReady(isReady: boolean): void
  toggle(what: 'view' | 'tables'): void
}

/** Without a scene only the tray is drawn. */
const trayAim = { name: 'tray' }

export function usePicture(
  state: TableState,
  session: OpenTable,
  screen: PageScreen,
): PictureState {
  const { game, header, acting } = state
  const seats = header.sittings.length
  const wanted = useQuery().get('view')
  const settings = useSettings()
  // undefined: loading, so that panels do not flash up; null: the game has no scene
  const [found, setScene] = useState<GameScene | null | undefined>()
  const scene = found ?? null
  const [fault, setFault] = useState<PictureFault | null>(() => (hasWebGl() ? null : 'noWebGl'))
  const [attempt, setAttempt] = useState(0)
  const [Canvas, setCanvas] = useState(makeCanvas)
  const [areTablesOpen, setTablesOpen] = useState(false)
  const [isReady, setReady] = useState(false)
  const drawn = useQuality(isReady)
  const isSmall = useSmall()

  const wantsPanels = (wanted ?? settings.tableView) === 'panels'
  const isDrawn = !wantsPanels && fault !== 'noWebGl' && fault !== 'failed'
  const mode = !isDrawn ? 'panels' : found === null ? 'tray' : 'scene'
  const followed = useFollowed(scene, state, screen, isSmall)
  const turn = state.strip.runs.filter(({ seat }) => seat !== null).length
  const asked = mode === 'tray' ? trayAim : followed
  const camera = useCamera(asked, turn, acting)

  useEffect(() => {
    if (!isDrawn) return
    loadScene(game, seats).then(
      (loaded) => {
        // the new scene must plan the current beat
        if (screen.now().scene !== loaded) {
          screen.bring(loaded)
          session.redraw()
        }
        setScene(loaded)
      },
      () => setFault('failed'),
    )
  }, [game, seats, session, screen, isDrawn, attempt])

  // a changed setting overrides the address's `view` parameter
  useEffect(
    () =>
      useSettings.subscribe((now, before) => {
        if (now.tableView !== before.tableView) leaveView()
      }),
    [],
  )

  useEffect(() => {
    const isOn = isDrawn && isReady && (fault === null || fault === 'parts')
    screen.draw(isOn)
  }, [screen, isDrawn, isReady, fault])

  return {
    mode,
    hasPanels: mode !== 'scene' || areTablesOpen || fault === 'lost',
    scene,
    ...drawn,
    Canvas,
    fault,
    attempt,
    areTablesOpen,
    camera,
    setFault,
    retry,
    isReady,
    setReady,
    toggle(what) {
      if (what === 'tables') setTablesOpen(!areTablesOpen)
      else chooseView(mode === 'panels' ? 'scene' : 'panels')
    },
  }

  function retry(): void {
    setFault(lookAgain() ? null : 'noWebGl')
    setCanvas(makeCanvas)
    setAttempt(attempt + 1)
  }

  /** Switching to 3D after a fault is a retry. */
  function chooseView(tableView: Settings['tableView']): void {
    leaveView()
    changeSettings({ tableView })
    if (tableView === 'scene' && fault) retry()
  }
}

function leaveView(): void {
  const { pathname, search } = window.location
  const address = withoutView(pathname + search)
  if (address !== pathname + search) go(address, 'replace')
}

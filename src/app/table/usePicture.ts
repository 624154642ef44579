/** How the table is shown: in 3D or through panels alone, by choice, by address, or because there is no other way. */
import { useEffect, useState } from 'react'
import type { FrameCost, Quality } from '../../scenes/contract.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { OpenTable } from './openTable.ts'
import type { TableState } from '../state/tableState.ts'
import { go, useQuery } from '../routes.ts'
import type { Settings } from '../settings/shape.ts'
import { changeSettings, useSettings } from '../settings/store.ts'
import { withoutView } from './address.ts'
import { framing } from './framed.ts'
import { hasWebGl, lookAgain } from './graphics.ts'
import type { PageScreen } from './ports.ts'
import { loadScene, makeCanvas } from './scenes.ts'
import { type CameraState, useCamera } from './useCamera.ts'
import { useQuality } from './useQuality.ts'
import { useSmall } from './useSmall.ts'

export type PictureFault = 'noWebGl' | 'lost' | 'failed' | 'parts'

export interface PictureState {
  /** `scene`: the board is drawn; `tray`: the tray beside the panels; `panels`: no drawing at all. */
  readonly mode: 'scene' | 'tray' | 'panels'
  readonly hasPanels: boolean
  readonly scene: GameScene | null
  readonly quality: Quality
  /** To be told of every picture that is drawn. */
  watch(drawn: FrameCost): void
  /** Made anew for every attempt. */
  readonly Canvas: ReturnType<typeof makeCanvas>
  readonly fault: PictureFault | null
  /** Changes when the picture must be drawn anew. */
  readonly attempt: number
  readonly areTablesOpen: boolean
  readonly camera: CameraState
  setFault(fault: PictureFault | null): void
  retry(): void
  /** A first frame has been drawn. */
  readonly isReady: boolean
  setReady(isReady: boolean): void
  toggle(what: 'view' | 'tables'): void
}

export function usePicture(
  state: TableState,
  session: OpenTable,
  screen: PageScreen,
): PictureState {
  const { game, header, beat, acting, moving } = state
  const seats = header.sittings.length
  const wanted = useQuery().get('view')
  const settings = useSettings()
  // undefined: not here yet, so that no tables are laid out for a moment; null: this game has none
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
  const isTray = mode === 'tray' || moving === 'roll'
  const asked = framing(scene, state) ?? scene?.attention(beat.to, acting, isSmall) ?? 'seat'
  const camera = useCamera(isTray ? 'tray' : asked, acting)

  useEffect(() => {
    if (!isDrawn) return
    loadScene(game, seats).then(
      (loaded) => {
        // what it draws first must be planned by it
        if (screen.now().scene !== loaded) {
          screen.bring(loaded)
          session.redraw()
        }
        setScene(loaded)
      },
      () => setFault('failed'),
    )
  }, [game, seats, session, screen, isDrawn, attempt])

  // whoever chooses a view chooses it over the address
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
    hasPanels: mode !== 'scene' || areTablesOpen,
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

  /** To be drawn again after a fault is another attempt. */
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

/** All 3D parts of one table, drawn at the current second of its clock. */
import { lazy, Suspense, useMemo } from 'react'
import { Board } from '../board/Board.tsx'
import { useTouches } from '../board/useTouches.ts'
import type { FrameCost, CameraShot } from '../contract.ts'
import { JharokhaRoom } from '../place/JharokhaRoom.tsx'
import type { GameScene, TableCanvasProps } from '../board/scene.ts'
import { ThrowTray } from '../throw/ThrowTray.tsx'
import { useLastHand } from '../throw/useLastHand.ts'
import { trayFor } from '../../physics/trays.ts'
import { trays } from '../../shapes/trays.ts'
import { FrameLoop } from './FrameLoop.tsx'
import { Rig } from './Rig.tsx'
import { shotFor, trayShot } from './shots.ts'

const Photo = lazy(() => import('./Photo.tsx'))

const middle = [0, 0] as const
const noPieces = [] as const

function trayAt(scene: GameScene | null): readonly [number, number] {
  const spot = scene?.setting.spots.find(({ id }) => id === scene.traySpot)
  return spot ? [spot.at.at[0], spot.at.at[2]] : middle
}

interface TableProps extends Pick<
  TableCanvasProps,
  'scene' | 'board' | 'roll' | 'hand' | 'camera' | 'cameraTimes' | 'photo'
> {
  readonly onLed?: TableCanvasProps['onLed'] | undefined
  onDrawn(drawn: FrameCost): void
}

export function Table(props: TableProps) {
  const { scene, board, roll, hand, camera, cameraTimes = 0, photo = null, onLed, onDrawn } = props
  const view = board.beat.to
  const isPhoto = photo !== null
  const at = useMemo(() => trayAt(scene), [scene])
  const touches = useTouches(scene, board)
  const known = useMemo(
    () => scene?.pieces?.(view, board.focused) ?? noPieces,
    [scene, view, board.focused],
  )
  const elsewhere = useMemo(() => new Set(scene?.things(view).map(({ id }) => id)), [scene, view])
  const waiting = useLastHand(hand, roll, board.beat.number)
  const thrown = waiting?.pieces ?? roll?.pieces ?? noPieces
  const { trayScale: scale = 1, restingTray: resting = 'dice' } = scene ?? {}
  const tray = useMemo(
    () => (thrown.length > 0 ? trayFor(thrown) : trays[resting]),
    [thrown, resting],
  )
  const shot = useMemo((): CameraShot => {
    if (typeof camera !== 'string') return camera
    const own = scene ? scene.cameras(board.viewer) : null
    const pose = shotFor(camera, own, trayShot(at, tray, scale))
    // the clock stands still in photo mode, so a flight would never end
    return { pose, times: cameraTimes, isCut: isPhoto }
  }, [scene, board.viewer, camera, cameraTimes, at, tray, scale, isPhoto])
  const clocks = useMemo(() => [board.clock, roll?.clock], [board.clock, roll?.clock])
  return (
    <>
      <JharokhaRoom {...(scene?.tableTop && { top: scene.tableTop })} />
      {scene && <Board scene={scene} board={board} touchHandler={touches} />}
      <ThrowTray
        at={at}
        hasShelf={scene !== null}
        scale={scale}
        resting={resting}
        roll={roll}
        clock={board.clock}
        hand={hand}
        waiting={waiting}
        known={known}
        elsewhere={elsewhere}
        choosable={touches.next}
        chosen={board.chosen}
        onTouch={touches.touch}
      />
      <Rig shot={shot} clocks={clocks} isFree={isPhoto} onLed={onLed} />
      <FrameLoop onDrawn={onDrawn} />
      {photo && (
        <Suspense fallback={null}>
          <Photo onTake={photo.onTake} />
        </Suspense>
      )}
    </>
  )
}

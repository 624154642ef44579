/** Everything of one table in 3D, drawn at the second in which its stage's time stands. */
import { useMemo } from 'react'
import type { Drawn, TableCanvasProps } from '../contract.ts'
import { Place } from '../place/Place.tsx'
import { Tray } from '../throw/Tray.tsx'
import { useWaiting } from '../throw/useWaiting.ts'
import { trayFor } from '../../physics/trays.ts'
import { Frame } from './Frame.tsx'
import { Rig } from './Rig.tsx'
import { shotFor, trayShot } from './shots.ts'

const middle = [0, 0] as const
const noPieces = [] as const

interface TableProps extends Pick<
  TableCanvasProps,
  'scene' | 'board' | 'roll' | 'hand' | 'camera'
> {
  onDrawn(drawn: Drawn): void
}

export function Table({ scene, board, roll, hand, camera, onDrawn }: TableProps) {
  const view = board.beat.to
  const at = useMemo(() => scene?.trayAt?.(board.seats) ?? middle, [scene, board.seats])
  const known = useMemo(
    () => scene?.pieces?.(view, board.focused) ?? noPieces,
    [scene, view, board.focused],
  )
  const choosable = useMemo(
    () => scene?.choosable?.(board.acting, view) ?? noPieces,
    [scene, board.acting, view],
  )
  const waiting = useWaiting(hand, roll, board.beat.number)
  const thrown = waiting?.pieces ?? roll?.pieces ?? noPieces
  const shot = useMemo(() => {
    const own = scene ? scene.cameras(board.seats, board.viewer) : null
    return shotFor(camera, own, trayShot(at, trayFor(thrown)))
  }, [scene, board.seats, board.viewer, camera, at, thrown])
  const clocks = useMemo(() => [board.clock, roll?.clock], [board.clock, roll?.clock])
  const Board = scene?.Board
  return (
    <>
      <Place />
      {Board && <Board {...board} />}
      <Tray
        at={at}
        roll={roll}
        clock={board.clock}
        hand={hand}
        waiting={waiting}
        known={known}
        choosable={choosable}
        chosen={board.chosen}
        onChoose={board.onChoose}
      />
      <Rig shot={shot} clocks={clocks} />
      <Frame onDrawn={onDrawn} />
    </>
  )
}

/** The table in 3D: the place, the tray with its pieces, the camera, and the scene of the game being played. */
import { extend } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Group } from 'three'
import type { Drawn, TableCanvasProps } from './contract.ts'
import { makeFrameOrder } from './frame.ts'
import { onMissingModel } from './load.ts'
import { Place } from './place/Place.tsx'
import { tiers } from './quality.ts'
import { Frame } from './table/Frame.tsx'
import { Rig } from './table/Rig.tsx'
import { Root } from './table/Root.tsx'
import { shotFor, trayShot } from './table/shots.ts'
import { makeGrip, makeShadows, type Stage, StageContext } from './table/stage.ts'
import { Tray } from './throw/Tray.tsx'
import { useWaiting } from './throw/useWaiting.ts'
import { trayFor } from '../physics/trays.ts'

extend({ Group })

const middle = [0, 0] as const
const noPieces = [] as const

function useStageOf({ time, frames, quality, reducedMotion }: TableCanvasProps): Stage {
  const [order] = useState(() => makeFrameOrder(time))
  const [shadows] = useState(makeShadows)
  const [grip] = useState(makeGrip)
  const [coming] = useState(() => ({ count: 0 }))
  return useMemo(
    () => ({
      time,
      frames,
      order,
      tier: tiers[quality],
      quality,
      reducedMotion,
      shadows,
      grip,
      coming,
    }),
    [time, frames, order, quality, reducedMotion, shadows, grip, coming],
  )
}

export default function TableCanvas(props: TableCanvasProps) {
  const { scene, board, roll, hand, quality, camera, onReady, onMissing, onContext, onDrawn } =
    props
  const stage = useStageOf(props)
  const isReady = useRef(false)
  useEffect(() => onMissing && onMissingModel(onMissing), [onMissing])
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

  const drawn = (cost: Drawn) => {
    if (!isReady.current) {
      isReady.current = true
      onReady()
    }
    onDrawn?.(cost)
  }
  const Board = scene?.Board
  return (
    <Root tier={tiers[quality]} wake={stage.order.wake} onContext={onContext}>
      <StageContext.Provider value={stage}>
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
        <Frame onDrawn={drawn} />
      </StageContext.Provider>
    </Root>
  )
}

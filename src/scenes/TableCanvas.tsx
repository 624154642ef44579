/** Root component of the 3D table: a canvas in one quality tier, loaded lazily by the page. */
import { extend } from '@react-three/fiber'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { Group } from 'three'
import type { Coming, FrameCost } from './contract.ts'
import { makeFrameOrder } from './frame.ts'
import { onMissingModel } from './load.ts'
import { coatsFor } from './materials/coats.ts'
import { tiers } from './quality.ts'
import type { TableCanvasProps } from './board/scene.ts'
import { Root } from './table/Root.tsx'
import { makeGrip, makeShadows, type Stage, StageContext } from './stage.ts'
import { Table } from './table/Table.tsx'

extend({ Group })

function useStageOf(props: TableCanvasProps): Stage {
  const { time, frames, quality, reducedMotion, isClear = false } = props
  const [order] = useState(() => makeFrameOrder(time))
  const [shadows] = useState(makeShadows)
  const [grip] = useState(makeGrip)
  const [coming] = useState((): Coming => props.coming ?? { count: 0 })
  return useMemo(
    () => ({
      time,
      frames,
      order,
      tier: tiers[quality],
      quality,
      reducedMotion,
      isClear,
      shadows,
      grip,
      coming,
    }),
    [time, frames, order, quality, reducedMotion, isClear, shadows, grip, coming],
  )
}

export default function TableCanvas(props: TableCanvasProps) {
  const { scene, board, roll, hand, quality, camera, cameraTimes = 0, photo = null } = props
  const { onReady, onMissing, onContext, onDrawn } = props
  const coats = coatsFor(quality)
  if (coats) use(coats)
  const stage = useStageOf(props)
  const isReady = useRef(false)
  useEffect(() => onMissing && onMissingModel(onMissing), [onMissing])

  const drawn = (cost: FrameCost) => {
    if (!isReady.current) {
      isReady.current = true
      onReady()
    }
    onDrawn?.(cost)
  }
  return (
    <Root
      tier={tiers[quality]}
      isClear={stage.isClear ?? false}
      isAtOnce={stage.frames.isExact}
      wake={stage.order.wake}
      onContext={onContext}
    >
      <StageContext.Provider value={stage}>
        <Table
          scene={scene}
          board={board}
          roll={roll}
          hand={hand}
          camera={camera}
          cameraTimes={cameraTimes}
          photo={photo}
          onLed={props.onLed}
          onDrawn={drawn}
        />
      </StageContext.Provider>
    </Root>
  )
}

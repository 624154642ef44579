/** The table on a stage: without interaction, with the director's camera. */
import { Suspense, useMemo, useState } from 'react'
import { watchedBoard } from '../../scenes/board/watchedBoard.ts'
import { useVoice } from '../../ui/voice.tsx'
import { Mishap } from '../faults/Mishap.tsx'
import { useNewCanvas } from '../faults/useNewCanvas.ts'
import { pageFrames, pageTime } from '../pageTime.ts'
import { makeCanvas } from '../table/scenes.ts'
import { hasWebGl } from '../table/graphics.ts'
import type { StageAddress } from './address.ts'
import type { Staging } from './useShow.ts'

const nothing = () => undefined

export function StagePicture({
  staging,
  address,
}: {
  readonly staging: Staging
  readonly address: StageAddress
}) {
  const voice = useVoice()
  const [Canvas] = useState(makeCanvas)
  const [isReady, setReady] = useState(false)
  const context = useNewCanvas()
  const { position, staged, scene, camera } = staging
  const board = useMemo(
    () =>
      position &&
      staged &&
      watchedBoard({
        seats: position.sitters.length,
        names: position.sitters.map(({ name }) => name),
        viewer: position.viewer,
        beat: staged.beat,
        clock: staged.clock,
        say: voice.say,
      }),
    [position, staged, voice],
  )
  if (!position || !board || !hasWebGl()) return null
  return (
    <div className="stage-picture" aria-hidden="true" data-ready={isReady}>
      <Mishap until={staged?.news} instead={null} onMishap={nothing}>
        <Suspense fallback={null}>
          <Canvas
            key={context.attempt}
            time={pageTime}
            frames={pageFrames}
            scene={scene}
            board={board}
            roll={staged?.roll ?? null}
            hand={null}
            quality={address.quality}
            camera={camera ?? 'seat'}
            reducedMotion={false}
            isClear={address.background !== 'place'}
            onReady={() => setReady(true)}
            onContext={context.onContext}
          />
        </Suspense>
      </Mishap>
    </div>
  )
}

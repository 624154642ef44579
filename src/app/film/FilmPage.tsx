/** The page that `npm run film` renders a film on: only the picture, driven second by second. */
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { makeCanvas } from '../table/scenes.ts'
import { makeFilmStage } from './filmStage.ts'
import { makeFilmService } from './filmService.ts'

const nothing = () => undefined

export default function FilmPage() {
  const voice = useVoice()
  const [stage] = useState(makeFilmStage)
  const [Canvas] = useState(makeCanvas)
  const shown = useSyncExternalStore(stage.onChange, stage.shown)
  useEffect(() => {
    const held = { film: makeFilmService(stage) }
    Object.assign(window, held)
    return () => void Reflect.deleteProperty(window, 'film')
  }, [stage])
  if (!shown) {
    return <FaultNotice title={voice.word('film.page')} text={voice.word('film.pageAbout')} />
  }
  const { number, width, height, quality, scene, board, roll, camera } = shown
  return (
    <div className="film-set" style={{ position: 'fixed', inset: 0, width, height }}>
      <Suspense fallback={null}>
        <Canvas
          key={number}
          time={stage.time}
          frames={stage.frames()}
          coming={stage.coming}
          scene={scene}
          board={board}
          roll={roll}
          hand={null}
          quality={quality}
          camera={camera}
          reducedMotion={false}
          onReady={nothing}
          onContext={nothing}
        />
      </Suspense>
    </div>
  )
}

/** The page on which `npm run film` makes a film: nothing but the picture, set second by second. */
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from '../faults/FaultNotice.tsx'
import { makeCanvas } from '../table/scenes.ts'
import { makeFilmSet } from './filmSet.ts'
import { makeFilmService } from './studio.ts'

const nothing = () => undefined

export default function FilmPage() {
  const voice = useVoice()
  const [set] = useState(makeFilmSet)
  const [Canvas] = useState(makeCanvas)
  const shown = useSyncExternalStore(set.onChange, set.shown)
  useEffect(() => {
    const held = { film: makeFilmService(set) }
    Object.assign(window, held)
    return () => void Reflect.deleteProperty(window, 'film')
  }, [set])
  if (!shown) {
    return <FaultNotice title={voice.word('film.page')} text={voice.word('film.pageAbout')} />
  }
  const { number, width, height, quality, scene, board, roll, camera } = shown
  return (
    <div className="film-set" style={{ position: 'fixed', inset: 0, width, height }}>
      <Suspense fallback={null}>
        <Canvas
          key={number}
          time={set.time}
          frames={set.frames()}
          coming={set.coming}
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

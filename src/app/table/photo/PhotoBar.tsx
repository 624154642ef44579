/** Toolbar of photo mode: camera, size, shutter; not part of the picture. */
import { useEffect, useId, useRef, useState } from 'react'
import { useVoice } from '../../../ui/voice.tsx'
import type { WordKey } from '../../../words/types.ts'
import { Speech } from '../../speech.tsx'
import { offerBlob } from '../../saves/offer.ts'
import type { TableState } from '../../state/tableState.ts'
import { CameraMenu } from '../CameraMenu.tsx'
import type { PictureState } from '../usePicture.ts'
import { photoSizes, type PhotoSize } from './sizes.ts'
import type { PhotoState } from './usePhoto.ts'
import './photo.css'

interface Props {
  readonly state: TableState
  readonly picture: PictureState
  readonly photo: PhotoState
}

const parts = ['photo']

export default function PhotoBar({ state, picture, photo }: Props) {
  const title = useId()
  const bar = useRef<HTMLDivElement>(null)
  const { turn } = photo
  useEffect(() => bar.current?.focus(), [])
  // on window, since the canvas never has the focus
  useEffect(() => {
    const press = ({ key, code, altKey }: KeyboardEvent) => {
      if (key === 'Escape' || (altKey && code === 'KeyP')) turn(false)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [turn])
  return (
    <div ref={bar} className="photo-bar" role="dialog" aria-labelledby={title} tabIndex={-1}>
      {picture.scene !== null && <CameraMenu picture={picture} state={state} />}
      <Speech parts={parts}>
        <Tools title={title} state={state} photo={photo} />
      </Speech>
    </div>
  )
}

type Said = { readonly key: WordKey; readonly name?: string } | null

function Tools({ title, state, photo }: Pick<Props, 'state' | 'photo'> & { title: string }) {
  const voice = useVoice()
  const sizes = useSizes()
  const [wanted, want] = useState<number | null>(null)
  const [said, say] = useState<Said>(null)
  const size = sizes[wanted ?? sizes.length - 1] ?? sizes[0]
  const { take, turn } = photo

  async function save(): Promise<void> {
    if (!take || !size || said?.key === 'photo.drawing') return
    say({ key: 'photo.drawing' })
    // rendering a large picture may block the page for seconds, so the message is painted first
    await nextPaint()
    const name = `jharokha-${state.game.id}-${state.shown}-${size.width}x${size.height}.png`
    offerBlob(name, await take(size))
    say({ key: 'photo.saved', name })
  }

  return (
    <>
      <h2 id={title} className="unseen">
        {voice.word('photo.title')}
      </h2>
      <label>
        <span className="unseen">{voice.word('photo.size')}</span>
        <select
          value={wanted ?? sizes.length - 1}
          onChange={(event) => want(Number(event.target.value))}
        >
          {sizes.map(({ width, height }, i) => (
            <option key={i} value={i}>
              {`${width} × ${height}`}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="button primary"
        disabled={take === null}
        aria-disabled={said?.key === 'photo.drawing'}
        onClick={() => void save().catch(() => say({ key: 'photo.failed' }))}
      >
        {voice.word('photo.take')}
      </button>
      <button type="button" className="button" onClick={() => turn(false)}>
        {voice.word('photo.back')}
      </button>
      <p className="photo-said" role="status">
        {voice.word(said?.key ?? 'photo.about', { name: { raw: said?.name ?? '' } })}
      </p>
    </>
  )
}

/** Sizes in the window's aspect ratio, as the picture shows what the window shows. */
function useSizes(): readonly PhotoSize[] {
  const measure = () =>
    photoSizes({ width: window.innerWidth, height: window.innerHeight }, window.devicePixelRatio)
  const [sizes, setSizes] = useState(measure)
  useEffect(() => {
    const look = () => setSizes(measure())
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  return sizes
}

/** Resolves after the browser has painted the message. */
const nextPaint = () => new Promise<void>((resolve) => setTimeout(resolve, 60))

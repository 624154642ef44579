/** A clip of one turn: how large, how long, and how far it has come. */
import { useEffect, useRef, useState } from 'react'
import type { Sight } from '../../showcase/link.ts'
import { useVoice } from '../../ui/voice.tsx'
import { missingLine } from '../clip/missingLine.ts'
import { offerDownload } from './picture.ts'
import type { Seeing } from './useViewer.ts'

interface Props {
  readonly name: string
  readonly sight: Sight
  readonly viewer: Seeing
}

const sizes = { '640×360': [640, 360], '1280×720': [1280, 720], '1920×1080': [1920, 1080] } as const
type SizeName = keyof typeof sizes
const lengths = [2, 4, 8, 12, 20] as const
const fps = 30

interface Progress {
  readonly done: number
  readonly all: number
}

export function ClipField({ name, sight, viewer }: Props) {
  const voice = useVoice()
  const [size, setSize] = useState<SizeName>('1280×720')
  const [seconds, setSeconds] = useState<number>(8)
  const [progress, setProgress] = useState<Progress | null>(null)
  const [said, say] = useState('')
  const run = useRef(0)

  // what stands there is another thing from now on: a clip is of one alone
  const { picked, dropped, apart, print } = sight
  const stood = JSON.stringify([name, picked, dropped, apart, print])
  useEffect(() => () => void (run.current += 1), [stood])

  async function make(container: 'mp4' | 'webm'): Promise<void> {
    const own = viewer.viewer()
    if (!own || progress) return
    const number = (run.current += 1)
    const [wide, high] = sizes[size]
    const { spinClip } = await import('./spin.ts')
    setProgress({ done: 0, all: seconds * fps })
    try {
      const wanted = { container, wide, high, seconds, fps }
      const isWanted = () => number === run.current
      const spun = await spinClip(own, sight, wanted, isWanted, (done, all) =>
        setProgress({ done, all }),
      )
      if (!spun) return
      const file = `${name}.${container}`
      offerDownload(file, spun.blob)
      say(
        voice.word('showcase.saved', {
          file: { raw: file },
          kilobytes: Math.ceil(spun.blob.size / 1024),
        }),
      )
    } catch (error) {
      const { NoEncoder } = await import('../../clip/index.ts')
      const isMissing = error instanceof NoEncoder
      say(isMissing ? voice.say(missingLine(error.missing)) : voice.word('showcase.failed'))
    } finally {
      setProgress(null)
    }
  }
  return (
    <fieldset className="showcase-clip">
      <legend className="field-label">{voice.word('showcase.clip')}</legend>
      <div className="row">
        <select
          className="input"
          aria-label={voice.word('showcase.pictureSize')}
          value={size}
          onChange={(event) => setSize(event.target.value as SizeName)}
        >
          {Object.keys(sizes).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <select
          className="input"
          aria-label={voice.word('showcase.clip')}
          value={seconds}
          onChange={(event) => setSeconds(Number(event.target.value))}
        >
          {lengths.map((one) => (
            <option key={one} value={one}>
              {voice.word('showcase.clipSeconds', { n: one })}
            </option>
          ))}
        </select>
      </div>
      {progress ? (
        <div className="row">
          <progress
            value={progress.done}
            max={progress.all}
            aria-label={voice.word('showcase.clip')}
          />
          <span>{voice.word('showcase.clipAt', { done: progress.done, all: progress.all })}</span>
          <button type="button" className="button small" onClick={() => (run.current += 1)}>
            {voice.word('showcase.clipStop')}
          </button>
        </div>
      ) : (
        <div className="row">
          <button type="button" className="button small" onClick={() => void make('mp4')}>
            {voice.word('showcase.clipMp4')}
          </button>
          <button type="button" className="button small" onClick={() => void make('webm')}>
            {voice.word('showcase.clipWebm')}
          </button>
        </div>
      )}
      <p role="status" className="quiet">
        {said}
      </p>
    </fieldset>
  )
}

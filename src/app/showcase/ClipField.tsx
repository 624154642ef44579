/** Makes a clip of one turn of a component: its size, its length, and how far it has come. */
import { useEffect, useRef, useState } from 'react'
import type { Sight } from '../../showcase/link.ts'
import { useVoice } from '../../ui/voice.tsx'
import { missingLine } from '../clip/missingLine.ts'
import { Select, SmallButton } from './fields.tsx'
import { useFiles } from './files.ts'
import type { Seeing } from './useViewer.ts'

interface Props {
  readonly name: string
  readonly sight: Sight
  readonly viewer: Seeing
}

const sizes = ['640×360', '1280×720', '1920×1080'] as const
const lengths: readonly number[] = [2, 4, 8, 12, 20]
const fps = 30

export function ClipField({ name, sight, viewer }: Props) {
  const { word, say: sayLine } = useVoice()
  const [size, setSize] = useState<(typeof sizes)[number]>('1280×720')
  const [seconds, setSeconds] = useState(8)
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const run = useRef(0)
  const { said, save } = useFiles(async (error) => {
    const { NoEncoder } = await import('../../clip/index.ts')
    return error instanceof NoEncoder ? sayLine(missingLine(error.missing)) : null
  })

  // another component or another state of it cancels the clip
  const { picked, dropped, apart, print } = sight
  const shown = JSON.stringify([name, picked, dropped, apart, print])
  useEffect(() => () => void (run.current += 1), [shown])

  async function make(format: 'MP4' | 'WebM'): Promise<void> {
    const own = viewer.viewer
    if (!own || progress) return
    const number = (run.current += 1)
    const [width = 0, height = 0] = size.split('×').map(Number)
    setProgress({ done: 0, all: seconds * fps })
    const container = format === 'MP4' ? 'mp4' : 'webm'
    const clip = { container, width, height, fps, seconds } as const
    await save(`${name}.${container}`, async () => {
      const { spinClip } = await import('./spin.ts')
      return spinClip(own, sight, {
        ...clip,
        isWanted: () => number === run.current,
        onFrame: (done, all) => setProgress({ done, all }),
      })
    })
    setProgress(null)
  }
  return (
    <fieldset className="showcase-clip">
      <legend className="field-label">{word('showcase.clip')}</legend>
      <div className="row">
        <Select
          name={word('showcase.pictureSize')}
          value={size}
          options={sizes}
          onChange={(next) => setSize(next)}
        />
        <Select
          name={word('showcase.clip')}
          value={seconds}
          options={lengths}
          textOf={(n) => word('showcase.clipSeconds', { n })}
          onChange={(next) => setSeconds(next)}
        />
      </div>
      {progress ? (
        <div className="row">
          <progress value={progress.done} max={progress.all} aria-label={word('showcase.clip')} />
          <span>{word('showcase.clipAt', { ...progress })}</span>
          <SmallButton onClick={() => (run.current += 1)}>{word('showcase.clipStop')}</SmallButton>
        </div>
      ) : (
        <div className="row">
          {(['MP4', 'WebM'] as const).map((format) => (
            <SmallButton key={format} onClick={() => void make(format)}>
              {word('showcase.clipAs', { format: { raw: format } })}
            </SmallButton>
          ))}
        </div>
      )}
      <p role="status" className="quiet">
        {said}
      </p>
    </fieldset>
  )
}

/** What can be taken along: the link, a picture, a clip, a model, a line for one's own page. */
import { useState } from 'react'
import type { Component } from '../../showcase/component.ts'
import { addressFor, queryOf, type Sight } from '../../showcase/link.ts'
import { useVoice } from '../../ui/voice.tsx'
import { ClipField } from './ClipField.tsx'
import { offerDownload, pictureOf, pictureSizes, type SizeName } from './picture.ts'
import type { Seeing } from './useViewer.ts'

interface Props {
  readonly component: Component
  readonly sight: Sight
  readonly viewer: Seeing
}

const linkTo = (component: Component, sight: Sight): string =>
  `${window.location.origin}${addressFor(component)}${queryOf(sight, component)}`

export function TakeAway({ component, sight, viewer }: Props) {
  const voice = useVoice()
  const [size, setSize] = useState<SizeName>('1920×1080')
  const [said, say] = useState('')
  const print = component.isPrinted ? (sight.print ?? voice.language) : sight.print
  // also what another visit would find otherwise: the same link is the same picture
  const link = linkTo(component, { ...sight, print, quality: viewer.quality })
  // every reader's machine draws it as well as it can
  const shared = linkTo(component, { ...sight, print })
  const embedded = `<iframe src="${shared}${shared.includes('?') ? '&' : '?'}ui=none&spin=20" width="640" height="480" title="${voice.say(component.name)}"></iframe>`
  const name = `${component.game}-${component.id}`

  const failed = () => say(voice.word('showcase.failed'))
  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      say(voice.word('showcase.copied'))
    } catch {
      say(text)
    }
  }
  async function picture(isBare: boolean): Promise<void> {
    const own = viewer.viewer()
    if (!own) return
    say(voice.word('showcase.drawing'))
    const blob = await pictureOf(own, { ...sight, isBare }, pictureSizes[size])
    offerDownload(`${name}.png`, blob)
    say(
      voice.word('showcase.saved', {
        file: { raw: `${name}.png` },
        kilobytes: Math.ceil(blob.size / 1024),
      }),
    )
  }
  async function model(): Promise<void> {
    const holder = viewer.viewer()?.holder()
    if (!holder) return
    say(voice.word('showcase.drawing'))
    const { exportGlb } = await import('../../scenes/display/exportGlb.ts')
    const bytes = await exportGlb(holder.group, name)
    offerDownload(`${name}.glb`, new Blob([bytes], { type: 'model/gltf-binary' }))
    say(
      voice.word('showcase.saved', {
        file: { raw: `${name}.glb` },
        kilobytes: Math.ceil(bytes.byteLength / 1024),
      }),
    )
  }
  return (
    <section className="showcase-controls" aria-label={voice.word('showcase.take')}>
      <h2>{voice.word('showcase.take')}</h2>
      <div className="row">
        <button type="button" className="button small" onClick={() => void copy(link)}>
          {voice.word('showcase.link')}
        </button>
        <button type="button" className="button small" onClick={() => void copy(embedded)}>
          {voice.word('showcase.embed')}
        </button>
        <button type="button" className="button small" onClick={() => model().catch(failed)}>
          {voice.word('showcase.model')}
        </button>
      </div>
      <label>
        <span className="field-label">{voice.word('showcase.pictureSize')}</span>
        <select
          className="input"
          value={size}
          onChange={(event) => setSize(event.target.value as SizeName)}
        >
          {Object.keys(pictureSizes).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <div className="row">
        <button type="button" className="button small" onClick={() => picture(false).catch(failed)}>
          {voice.word('showcase.picture')}
        </button>
        <button type="button" className="button small" onClick={() => picture(true).catch(failed)}>
          {voice.word('showcase.pictureBare')}
        </button>
      </div>
      <ClipField name={name} sight={sight} viewer={viewer} />
      <p role="status" className="quiet">
        {said}
      </p>
    </section>
  )
}

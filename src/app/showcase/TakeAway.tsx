/** Things that a reader can take from a component's page: the link, a picture, a clip, a model, an iframe. */
import { useState } from 'react'
import type { Component } from '../../showcase/component.ts'
import { addressFor, queryOf, type Sight } from '../../showcase/link.ts'
import { useVoice } from '../../ui/voice.tsx'
import { ClipField } from './ClipField.tsx'
import { Select, SmallButton } from './fields.tsx'
import { pngOf, useFiles } from './files.ts'
import type { Seeing } from './useViewer.ts'

interface Props {
  readonly component: Component
  readonly sight: Sight
  readonly viewer: Seeing
}

const sizes = ['1280×720', '1920×1080', '2048×2048', '3840×2160'] as const

const linkTo = (component: Component, sight: Sight): string =>
  `${window.location.origin}${addressFor(component)}${queryOf(sight, component)}`

export function TakeAway({ component, sight, viewer }: Props) {
  const { word, say: sayLine, language } = useVoice()
  const [size, setSize] = useState<(typeof sizes)[number]>('1920×1080')
  const { said, say, save } = useFiles()
  const print = component.isPrinted ? (sight.print ?? language) : sight.print
  // with language and quality, so that the link gives the same picture everywhere
  const link = linkTo(component, { ...sight, print, quality: viewer.quality })
  // without quality, so that every reader's machine draws as well as it can
  const shared = linkTo(component, { ...sight, print })
  const embedded = `<iframe src="${shared}${shared.includes('?') ? '&' : '?'}ui=none&spin=20" width="640" height="480" title="${sayLine(component.name)}"></iframe>`
  const name = `${component.game}-${component.id}`

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      say(word('showcase.copied'))
    } catch {
      say(text)
    }
  }
  async function picture(isBare: boolean): Promise<void> {
    const own = viewer.viewer
    if (!own) return
    say(word('showcase.drawing'))
    const [wide = 0, high = 0] = size.split('×').map(Number)
    await save(`${name}.png`, () => {
      own.studio.draw({ ...sight, isBare }, wide, high)
      const png = pngOf(own.studio.canvas)
      own.redraw()
      return png
    })
  }
  async function model(): Promise<void> {
    const holder = viewer.viewer?.holder()
    if (!holder) return
    say(word('showcase.drawing'))
    await save(`${name}.glb`, async () => {
      const { exportGlb } = await import('../../scenes/display/exportGlb.ts')
      return new Blob([await exportGlb(holder.group, name)], { type: 'model/gltf-binary' })
    })
  }
  return (
    <section className="showcase-controls" aria-label={word('showcase.take')}>
      <h2>{word('showcase.take')}</h2>
      <div className="row">
        <SmallButton onClick={() => void copy(link)}>{word('showcase.link')}</SmallButton>
        <SmallButton onClick={() => void copy(embedded)}>{word('showcase.embed')}</SmallButton>
        <SmallButton onClick={() => void model()}>{word('showcase.model')}</SmallButton>
      </div>
      <label>
        <span className="field-label">{word('showcase.pictureSize')}</span>
        <Select value={size} options={sizes} onChange={(next) => setSize(next)} />
      </label>
      <div className="row">
        <SmallButton onClick={() => void picture(false)}>{word('showcase.picture')}</SmallButton>
        <SmallButton onClick={() => void picture(true)}>{word('showcase.pictureBare')}</SmallButton>
      </div>
      <ClipField name={name} sight={sight} viewer={viewer} />
      <p role="status" className="quiet">
        {said}
      </p>
    </section>
  )
}

/** Makes a contact sheet of all components of a game, for printing: as a picture or as a PDF. */
import { useEffect, useRef, useState } from 'react'
import type { Component } from '../../showcase/component.ts'
import { useVoice } from '../../ui/voice.tsx'
import { SmallButton } from './fields.tsx'
import { offerBlob } from '../saves/offer.ts'
import { openThumbStudio } from './thumbs.ts'

interface Props {
  readonly components: readonly Component[]
  readonly values: unknown
  readonly shelf: string
  readonly title: string
}

export function ContactSheet({ components, values, shelf, title }: Props) {
  const voice = useVoice()
  const { word } = voice
  const [done, setDone] = useState<number | null>(null)
  const [isFailed, fail] = useState(false)
  const run = useRef(0)
  useEffect(openThumbStudio, [])
  useEffect(() => () => void (run.current += 1), [])

  async function make(kind: 'png' | 'pdf'): Promise<void> {
    const number = (run.current += 1)
    const isWanted = () => number === run.current
    setDone(0)
    fail(false)
    try {
      const { drawSheet, fileOf } = await import('./sheetPages.ts')
      const wanted = { title, components, values, voice, onPicture: setDone, isWanted }
      const pages = await drawSheet(wanted)
      if (!pages) return
      offerBlob(`${shelf}.${kind}`, await fileOf(pages, kind))
    } catch {
      fail(true)
    }
    if (isWanted()) setDone(null)
  }
  if (done !== null) {
    return <p role="status">{word('showcase.sheetAt', { done, all: components.length })}</p>
  }
  return (
    <p className="row">
      {(['png', 'pdf'] as const).map((kind) => (
        <SmallButton key={kind} onClick={() => void make(kind)}>
          {word('showcase.sheetAs', { format: { raw: kind.toUpperCase() } })}
        </SmallButton>
      ))}
      <span role="status">{isFailed && word('showcase.failed')}</span>
    </p>
  )
}

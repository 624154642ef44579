/** A sheet with all components of a game, for printing: as a picture or as a PDF. */
import { useEffect, useRef, useState } from 'react'
import type { Component } from '../../showcase/component.ts'
import { useVoice } from '../../ui/voice.tsx'
import { offerDownload } from './picture.ts'
import { openThumbStudio } from './thumbs.ts'

interface Props {
  readonly components: readonly Component[]
  readonly values: unknown
  readonly shelf: string
  readonly title: string
}

async function jpegOf(canvas: HTMLCanvasElement) {
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  const blob = await copy.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  const jpeg = new Uint8Array(await blob.arrayBuffer())
  return { jpeg, wide: canvas.width, high: canvas.height }
}

export function ContactSheet({ components, values, shelf, title }: Props) {
  const voice = useVoice()
  const [done, setDone] = useState<number | null>(null)
  const [isFailed, fail] = useState(false)
  const run = useRef(0)
  useEffect(openThumbStudio, [])
  useEffect(() => () => void (run.current += 1), [])

  async function make(kind: 'png' | 'pdf'): Promise<void> {
    const number = (run.current += 1)
    setDone(0)
    fail(false)
    const { drawSheet, stackPages } = await import('./sheetPages.ts')
    const isWanted = () => number === run.current
    const pages = await drawSheet({
      title,
      components,
      values,
      voice,
      onPicture: setDone,
      isWanted,
    })
    if (pages && kind === 'png') {
      offerDownload(`${shelf}.png`, await stackPages(pages).convertToBlob({ type: 'image/png' }))
    } else if (pages) {
      const { pdfOf } = await import('./pdf.ts')
      const pictures = await Promise.all(pages.map(jpegOf))
      offerDownload(`${shelf}.pdf`, new Blob([pdfOf(pictures)], { type: 'application/pdf' }))
    }
    if (isWanted()) setDone(null)
  }
  if (done !== null) {
    return <p role="status">{voice.word('showcase.sheetAt', { done, all: components.length })}</p>
  }
  const start = (kind: 'png' | 'pdf') =>
    make(kind).catch(() => {
      setDone(null)
      fail(true)
    })
  return (
    <p className="row">
      <button type="button" className="button small" onClick={() => void start('png')}>
        {voice.word('showcase.sheetPng')}
      </button>
      <button type="button" className="button small" onClick={() => void start('pdf')}>
        {voice.word('showcase.sheetPdf')}
      </button>
      <span role="status">{isFailed && voice.word('showcase.failed')}</span>
    </p>
  )
}

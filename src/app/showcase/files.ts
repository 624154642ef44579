/** Files that the showcase makes: pictures, models and clips, offered as downloads. */
import { useState } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { offerBlob } from '../saves/offer.ts'

/** A PNG of a canvas, copied at once: the page may draw over it while the file is encoded. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return copy.convertToBlob({ type: 'image/png' })
}

/** Saves what `make` returns, and says the file's size or that it failed; null from `make` is a cancelled file. */
export function useFiles(explain?: (error: unknown) => Promise<string | null>) {
  const { word } = useVoice()
  const [said, say] = useState('')
  async function save(file: string, make: () => Promise<Blob | null>): Promise<void> {
    try {
      const blob = await make()
      if (!blob) return
      offerBlob(file, blob)
      const kilobytes = Math.ceil(blob.size / 1024)
      say(word('showcase.saved', { file: { raw: file }, kilobytes }))
    } catch (error) {
      say((await explain?.(error)) ?? word('showcase.failed'))
    }
  }
  return { said, say, save }
}

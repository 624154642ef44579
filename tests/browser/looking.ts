/** Counts the colours in the middle of a picture or of a film frame, as a browser decodes it. */
import type { Page } from 'playwright-core'
import { flat, launchChromium } from './chromium.ts'

let page: Promise<Page> | null = null

const looker = (): Promise<Page> =>
  (page ??= launchChromium(flat).then((browser) => browser.newPage()))

export async function closeLooking(): Promise<void> {
  await (await page)?.context().browser()?.close()
  page = null
}

/** Counts colours in steps of 16 per channel, in the middle of the picture, away from overlaid text. */
export async function coloursOf(
  kind: 'image/jpeg' | 'video/webm',
  bytes: Buffer,
  seconds = 0,
): Promise<number> {
  return (await looker()).evaluate(
    async ([type, data, second]) => {
      const url = `data:${type};base64,${data}`
      async function found(): Promise<HTMLVideoElement | ImageBitmap> {
        const blob = await (await fetch(url)).blob()
        if (type === 'image/jpeg') return createImageBitmap(blob)
        const video = Object.assign(document.createElement('video'), { muted: true })
        const next = (event: string) =>
          new Promise((done, fail) => {
            video.addEventListener(event, done, { once: true })
            video.addEventListener('error', () => fail(new Error(video.error?.message)))
          })
        const isLoaded = next('loadeddata')
        video.src = URL.createObjectURL(blob)
        await isLoaded
        const isThere = next('seeked')
        video.currentTime = second
        await isThere
        while (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await next('canplay')
        return video
      }
      const canvas = new OffscreenCanvas(40, 30)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('there is no canvas to look at')
      const seen = await found()
      const [wide, high] =
        seen instanceof ImageBitmap
          ? [seen.width, seen.height]
          : [seen.videoWidth, seen.videoHeight]
      pen.drawImage(seen, wide * 0.3, high * 0.3, wide * 0.4, high * 0.3, 0, 0, 40, 30)
      const { data: pixels } = pen.getImageData(0, 0, 40, 30)
      const colours = new Set<number>()
      for (let i = 0; i < pixels.length; i += 4) {
        const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3)
        colours.add(((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4))
      }
      return colours.size
    },
    [kind, bytes.toString('base64'), seconds] as const,
  )
}

/** A page that renders films: the built app in a browser of its own, and the calls into it. */
import { closeSync, openSync, renameSync, writeSync } from 'node:fs'
import type { GreatMoment } from '../../film/moments.ts'
import type {
  Captured,
  FilmOrder,
  Plot,
  Refused,
  SegmentMade,
  SoundMade,
  FilmStill,
  FilmService,
} from '../../film/order.ts'
import { launchChromium } from '../chromium.ts'

export interface FilmPageClient {
  open(order: FilmOrder): Promise<Plot | Refused>
  /** Writes the bytes to a file, which appears when it is complete. */
  segment(number: number, file: string): Promise<SegmentMade>
  sound(file: string): Promise<SoundMade>
  still(moment: GreatMoment): Promise<FilmStill>
  capture(seconds: number): Promise<Captured>
  /** Prints an HTML document as PDF. */
  print(html: string): Promise<Buffer>
  close(): Promise<void>
}

/** Timeout for everything that the page is asked. */
const timeoutMs = 120_000

type Held = { readonly film: FilmService }

/** Writes bytes that the page sends into the file that is open. */
function makeFiles() {
  let handle: number | null = null
  return {
    keep(base64: string, position: number): void {
      if (handle === null) return
      writeSync(handle, Buffer.from(base64, 'base64'), undefined, undefined, position)
    },
    async fill<T>(file: string, job: () => Promise<T>): Promise<T> {
      const part = `${file}.part`
      handle = openSync(part, 'w')
      try {
        const made = await job()
        closeSync(handle)
        renameSync(part, file)
        return made
      } finally {
        handle = null
      }
    },
  }
}

export async function openFilmPage(
  address: string,
  { width, height }: Pick<FilmOrder, 'width' | 'height'>,
  tell: (frames: number) => void,
): Promise<FilmPageClient> {
  const browser = await launchChromium([], false)
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
    locale: 'en-GB',
  })
  // a busy machine may need minutes
  context.setDefaultTimeout(timeoutMs)
  const page = await context.newPage()
  const files = makeFiles()
  await page.exposeFunction('keepBytes', files.keep)
  await page.exposeFunction('tellFrames', tell)
  await page.goto(`${address}/film`)
  await page.waitForFunction(() => 'film' in globalThis)
  return {
    open: (order) =>
      page.evaluate((asked) => (globalThis as unknown as Held).film.open(asked), order),
    segment: (number, file) =>
      files.fill(file, () =>
        page.evaluate((asked) => (globalThis as unknown as Held).film.segment(asked), number),
      ),
    sound: (file) =>
      files.fill(file, () => page.evaluate(() => (globalThis as unknown as Held).film.sound())),
    still: (moment) =>
      page.evaluate((asked) => (globalThis as unknown as Held).film.still(asked), moment),
    capture: (seconds) =>
      page.evaluate((asked) => (globalThis as unknown as Held).film.capture(asked), seconds),
    async print(html) {
      const sheet = await context.newPage()
      await sheet.setContent(html)
      const pdf = await sheet.pdf({ preferCSSPageSize: true, printBackground: true })
      await sheet.close()
      return pdf
    },
    close: () => browser.close(),
  }
}

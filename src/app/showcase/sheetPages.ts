/** Draws the pages of a contact sheet: all components of a game in rows with their names, on A4. */
import type { Component } from '../../showcase/component.ts'
import type { Voice } from '../../words/voice.ts'
import { takePicture } from './thumbs.ts'

/** A page in pixels: A4 upright at 150 dpi, with five columns. */
const page = {
  wide: 1240,
  high: 1754,
  margin: 70,
  head: 90,
  columns: 5,
  gap: 16,
  name: 58,
} as const
const cell = {
  wide: Math.floor((page.wide - 2 * page.margin - (page.columns - 1) * page.gap) / page.columns),
  high: 168,
} as const
const rowHigh = cell.high + page.name
const rows = Math.floor((page.high - 2 * page.margin - page.head) / rowHigh)
const perPage = rows * page.columns

export interface SheetWanted {
  readonly title: string
  readonly components: readonly Component[]
  readonly values: unknown
  readonly voice: Voice
  onPicture(done: number): void
  isWanted(): boolean
}

function blankPage(title: string, number: number, all: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: page.wide, height: page.high })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  pen.fillStyle = '#fffaf0'
  pen.fillRect(0, 0, page.wide, page.high)
  pen.fillStyle = '#7d2417'
  pen.font = "700 46px 'Alegreya', serif"
  pen.fillText(title, page.margin, page.margin + 40)
  pen.fillStyle = '#5d4030'
  pen.font = "400 24px 'Alegreya Sans', sans-serif"
  pen.textAlign = 'right'
  pen.fillText(`Jharokha · ${number} / ${all}`, page.wide - page.margin, page.margin + 38)
  pen.textAlign = 'center'
  return pen
}

/** At most two lines of a name; an ellipsis replaces the rest. */
function linesOf(pen: CanvasRenderingContext2D, text: string): readonly string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const next = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (pen.measureText(next).width <= cell.wide) lines[lines.length - 1] = next
    else lines.push(word)
  }
  return lines.length <= 2 ? lines : [lines[0] ?? '', `${lines[1] ?? ''}…`]
}

function put(
  pen: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  name: string,
  at: number,
): void {
  const x = page.margin + (at % page.columns) * (cell.wide + page.gap)
  const y = page.margin + page.head + Math.floor(at / page.columns) * rowHigh
  pen.drawImage(picture, x, y, cell.wide, cell.high)
  pen.fillStyle = '#2a1710'
  pen.font = "400 19px 'Alegreya Sans', sans-serif"
  linesOf(pen, name).forEach((line, i) =>
    pen.fillText(line, x + cell.wide / 2, y + cell.high + 20 + i * 21, cell.wide),
  )
}

/** Returns null when it is cancelled. */
export async function drawSheet(wanted: SheetWanted): Promise<readonly HTMLCanvasElement[] | null> {
  const { title, components, values, voice, onPicture, isWanted } = wanted
  const count = Math.ceil(components.length / perPage)
  const pens = Array.from({ length: count }, (_, i) => blankPage(title, i + 1, count))
  const size = { wide: cell.wide * 2, high: cell.high * 2 }
  for (const [i, component] of components.entries()) {
    const pen = pens[Math.floor(i / perPage)]
    if (!pen) break
    await takePicture({ component, values, ...size, say: voice.say }, isWanted, (picture) =>
      put(pen, picture, voice.say(component.name), i % perPage),
    )
    if (!isWanted()) return null
    onPicture(i + 1)
  }
  return pens.map(({ canvas }) => canvas)
}

async function jpegOf(canvas: HTMLCanvasElement) {
  const copy = new OffscreenCanvas(canvas.width, canvas.height)
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  const blob = await copy.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  const jpeg = new Uint8Array(await blob.arrayBuffer())
  return { jpeg, wide: canvas.width, high: canvas.height }
}

/** One PDF, or one picture with all pages below each other. */
export async function fileOf(
  pages: readonly HTMLCanvasElement[],
  kind: 'png' | 'pdf',
): Promise<Blob> {
  if (kind === 'pdf') {
    const { pdfOf } = await import('./pdf.ts')
    const pictures = await Promise.all(pages.map(jpegOf))
    return new Blob([pdfOf(pictures)], { type: 'application/pdf' })
  }
  const whole = new OffscreenCanvas(page.wide, page.high * pages.length)
  const pen = whole.getContext('2d')
  pages.forEach((one, i) => pen?.drawImage(one, 0, i * page.high))
  return whole.convertToBlob({ type: 'image/png' })
}

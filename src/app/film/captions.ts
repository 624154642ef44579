/** Draws the captions of a film: the last lines of the log at the lower left, the scores at the upper left. */
import type { Racing } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { Said } from '../../words/voice.ts'
import type { OpenedFilm } from './opened.ts'
import { fitRows, type CaptionRow } from './rows.ts'

/** Font size and margin as shares of the picture's height. */
const letter = 0.034
const margin = 0.05
const pad = 0.5

const ground = 'rgba(30, 16, 10, 0.74)'
const ink = '#f6ebcf'
const seatInk = {
  saffron: '#ffb45c',
  lapis: '#9fc3f7',
  emerald: '#8fdab4',
  ruby: '#f79aac',
} as const

type Pen = CanvasRenderingContext2D

function fontOf(pen: Pen, size: number, weight = 400): void {
  pen.font = `${weight} ${Math.round(size)}px 'Alegreya Sans', sans-serif`
  pen.textBaseline = 'middle'
}

function wordsOf({ sittings, voice }: OpenedFilm, line: Line): CaptionRow {
  const colourOf = (said: Said) => {
    const colour =
      'seat' in said && said.seat !== undefined ? sittings[said.seat]?.colour : undefined
    return colour ? seatInk[colour] : ink
  }
  return voice
    .sayParts(line)
    .flatMap((said) => said.text.split(/(?<= )/).map((text) => ({ text, colour: colourOf(said) })))
}

const widthOf = (pen: Pen, row: CaptionRow): number =>
  row.reduce((sum, { text }) => sum + pen.measureText(text).width, 0)

/** Draws rows of words on a plate whose upper left corner is given. */
function plate(pen: Pen, rows: readonly CaptionRow[], left: number, top: number): void {
  const high = parseFloat(/(\d+)px/.exec(pen.font)?.[1] ?? '20')
  const step = high * 1.35
  const wide = Math.max(...rows.map((row) => widthOf(pen, row)))
  pen.fillStyle = ground
  pen.beginPath()
  pen.roundRect(left, top, wide + high * pad * 2, rows.length * step + high * pad, high * 0.3)
  pen.fill()
  rows.forEach((row, i) => {
    let x = left + high * pad
    for (const { text, colour } of row) {
      pen.fillStyle = colour
      pen.fillText(text, x, top + high * pad * 0.5 + (i + 0.5) * step)
      x += pen.measureText(text).width
    }
  })
}

export function paintLines(pen: Pen, opened: OpenedFilm, lines: readonly Line[]): void {
  const { width, height } = opened.order
  if (lines.length === 0) return
  fontOf(pen, height * letter)
  const { rows, scale } = fitRows(
    lines.map((line) => wordsOf(opened, line)),
    (text) => pen.measureText(text).width / width,
  )
  const high = Math.round(height * letter * scale)
  fontOf(pen, high)
  const tall = rows.length * high * 1.35 + high * pad
  plate(pen, rows, height * margin, height * (1 - margin) - tall)
}

export function paintRace(pen: Pen, opened: OpenedFilm, race: readonly Racing[]): void {
  const { height } = opened.order
  const { sittings, voice } = opened
  fontOf(pen, height * letter, 700)
  const rows = race.map(({ score }, seat): CaptionRow => {
    const colour = sittings[seat]?.colour
    return [
      { text: `${sittings[seat]?.name ?? ''}  `, colour: colour ? seatInk[colour] : ink },
      { text: voice.say(score), colour: ink },
    ]
  })
  plate(pen, rows, height * margin, height * margin)
}

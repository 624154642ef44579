/** Draws the sticks that a card brings on a canvas, as rods that differ by length, colour, rings and marks. */
import { NAGA } from '../../icons/glyphs.ts'
import { type CardFace, type CardPen, sheet, type PrintedStickKind, printedSticks } from './face.ts'
import { rods } from './inks.ts'
import { roundedPath } from './paper.ts'
import { pathOf } from './path.ts'

/** Longer kinds have more points and fewer nagas. */
const looks: Readonly<Record<PrintedStickKind, { long: number; rings: number; marks: string }>> = {
  brown: { long: 250, rings: 3, marks: 'oooo' },
  white: { long: 222, rings: 2, marks: 'ono' },
  green: { long: 194, rings: 1, marks: 'nn' },
}
const foot = 302
const thick = 46

export function printedSticksOf(card: CardFace): readonly PrintedStickKind[] {
  return printedSticks.flatMap((kind) => Array.from({ length: card.sticks[kind] }, () => kind))
}

export function drawSticks(pen: CardPen, card: CardFace): void {
  const all = printedSticksOf(card)
  const pitch = Math.min(92, 500 / Math.max(1, all.length))
  all.forEach((kind, i) => {
    pen.save()
    pen.translate(sheet.wide / 2 + (i - (all.length - 1) / 2) * pitch, foot)
    if (pitch < thick + 8) pen.scale(pitch / (thick + 8), 1)
    drawRod(pen, kind)
    pen.restore()
  })
}

/** Upright, with its foot at the origin. */
export function drawRod(pen: CardPen, kind: PrintedStickKind): void {
  const { long, rings, marks } = looks[kind]
  const { light, body, dark, mark } = rods[kind]
  pen.save()
  pen.shadowColor = 'rgba(0,0,0,0.55)'
  pen.shadowBlur = 14
  pen.shadowOffsetY = 7
  const round = pen.createLinearGradient(-thick / 2, 0, thick / 2, 0)
  round.addColorStop(0, light)
  round.addColorStop(0.35, body)
  round.addColorStop(0.8, body)
  round.addColorStop(1, dark)
  roundedPath(pen, -thick / 2, -long, thick, long, 8)
  pen.fillStyle = round
  pen.fill()
  pen.restore()
  pen.strokeStyle = 'rgba(20,10,4,0.65)'
  pen.lineWidth = 2.5
  pen.stroke()
  pen.fillStyle = dark
  for (let k = 0; k < rings; k += 1)
    for (const y of [-long + 12 + k * 10, -16 - k * 10])
      pen.fillRect(-thick / 2 + 2, y, thick - 4, 4)
  const space = long - 2 * (22 + rings * 10)
  ;[...marks].forEach((letter, k) => {
    const y = -long / 2 + (k - (marks.length - 1) / 2) * Math.min(56, space / marks.length + 4)
    if (letter === 'o') drawDot(pen, y, kind === 'white' ? '#3a2113' : mark)
    else drawNaga(pen, y, mark, kind === 'white' ? 0 : 4)
  })
}

function drawDot(pen: CardPen, y: number, colour: string): void {
  pen.beginPath()
  pen.arc(0, y, 9, 0, Math.PI * 2)
  pen.fillStyle = colour
  pen.fill()
}

function drawNaga(pen: CardPen, y: number, colour: string, more: number): void {
  const size = 42 + more
  pen.save()
  pen.translate(-size / 2, y - size / 2)
  pen.scale(size / 24, size / 24)
  pen.fillStyle = colour
  pen.fill(pathOf(NAGA), 'evenodd')
  pen.restore()
}

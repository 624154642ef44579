/** Draws a card's face, and the common back, into a canvas at any size. */
import { NAGA } from '../../icons/glyphs.ts'
import { drawAbility } from './ability.ts'
import { type CardFace, type CardWords, type CardPen, sheet } from './face.ts'
import { grounds, inks } from './inks.ts'
import { drawFrame, drawGround, drawPaper, roundedPath } from './paper.ts'
import { drawSticks } from './sticks.ts'
import { drawSymbol } from './symbol.ts'
import { pathOf } from './path.ts'

/** Origin at the upper left corner, `wide` pixels across. */
export function drawCard(pen: CardPen, card: CardFace, words: CardWords, wide: number): void {
  scaled(pen, wide, () => {
    drawPaper(pen)
    drawGround(pen, grounds[card.symbol])
    drawSticks(pen, card)
    drawSymbol(pen, card)
    drawAbility(pen, card, words)
    drawFrame(pen)
  })
}

export function drawCardBack(pen: CardPen, wide: number): void {
  scaled(pen, wide, () => {
    roundedPath(pen, 0, 0, sheet.wide, sheet.high, sheet.round)
    const night = pen.createRadialGradient(315, 440, 60, 315, 440, 560)
    night.addColorStop(0, '#24604a')
    night.addColorStop(0.55, '#123a2d')
    night.addColorStop(1, '#0a211b')
    pen.fillStyle = night
    pen.fill()
    pen.save()
    pen.clip()
    drawScales(pen)
    pen.restore()
    drawRings(pen)
    drawFrame(pen)
  })
}

function scaled(pen: CardPen, wide: number, draw: () => void): void {
  pen.save()
  pen.scale(wide / sheet.wide, wide / sheet.wide)
  draw()
  pen.restore()
}

/** Rows of snake scales. */
function drawScales(pen: CardPen): void {
  pen.strokeStyle = 'rgba(214,178,96,0.22)'
  pen.lineWidth = 3
  for (let row = 0; row < 26; row += 1)
    for (let column = -1; column < 13; column += 1) {
      const x = column * 54 + (row % 2) * 27
      const y = row * 36
      pen.beginPath()
      pen.moveTo(x - 27, y)
      pen.quadraticCurveTo(x - 22, y + 34, x, y + 44)
      pen.quadraticCurveTo(x + 22, y + 34, x + 27, y)
      pen.stroke()
    }
}

/** A cobra in a ring of lotus petals. */
function drawRings(pen: CardPen): void {
  pen.save()
  pen.translate(sheet.wide / 2, sheet.high / 2)
  pen.lineJoin = 'round'
  for (const [count, far, wide, fill] of [
    [16, 268, 50, '#173f31'],
    [16, 236, 44, '#1f5440'],
  ] as const)
    for (let k = 0; k < count; k += 1) {
      pen.save()
      pen.rotate((2 * Math.PI * (k + (far > 250 ? 0.5 : 0))) / count)
      pen.beginPath()
      pen.moveTo(0, -130)
      pen.quadraticCurveTo(wide, -far * 0.8, 0, -far)
      pen.quadraticCurveTo(-wide, -far * 0.8, 0, -130)
      pen.fillStyle = fill
      pen.fill()
      pen.strokeStyle = inks.gold
      pen.lineWidth = 4
      pen.stroke()
      pen.restore()
    }
  pen.beginPath()
  pen.arc(0, 0, 158, 0, Math.PI * 2)
  pen.fillStyle = '#0d2a21'
  pen.fill()
  pen.lineWidth = 9
  pen.strokeStyle = inks.gold
  pen.stroke()
  pen.scale(10.4, 10.4)
  pen.translate(-12, -12)
  pen.fillStyle = inks.goldLight
  pen.fill(pathOf(NAGA), 'evenodd')
  pen.restore()
}

/** Single marks, drawn on a canvas: numbers, coins, stars, icons, lotus, goods, income tiles. */
import { type IncomeTileColour, goodColours, incomeTileColours } from '../../../shapes/rajas.ts'
import { drawIcon } from '../../icons/drawIcon.ts'
import { type SignMark, type SignPen, fillShape, ink } from './pen.ts'
import { lineWide, round, writeValue } from './strokes.ts'

export const numberMark = (value: number, high = 0.74): SignMark => ({
  wide: value > 9 ? 0.9 : 0.56,
  draw: (pen) => writeValue(pen, value, high, ink),
})

/** A gold coin with a number. */
export const coinMark = (value: number): SignMark => ({
  wide: 1,
  draw(pen) {
    pen.beginPath()
    pen.arc(0, 0, 0.49, 0, Math.PI * 2)
    pen.fillStyle = '#8a5710'
    pen.fill()
    pen.beginPath()
    pen.arc(0, 0, 0.44, 0, Math.PI * 2)
    pen.fillStyle = '#f0bd4a'
    pen.fill()
    pen.beginPath()
    pen.arc(0, 0, 0.37, 0, Math.PI * 2)
    pen.strokeStyle = '#b98020'
    pen.lineWidth = 0.03
    pen.stroke()
    writeValue(pen, value, 0.5, '#3d2404')
  },
})

const STAR =
  'M12 .4L14.700 4.300L19.200 2.800L19.200 7.500L23.700 9L20.900 12.800L23.700 16.500L19.200 18L19.200 22.700L14.700 21.200L12 25L9.300 21.200L4.800 22.700L4.800 18L.3 16.500L3.100 12.800L.3 9L4.800 7.500L4.800 2.800L9.300 4.300Z'

/** Fame: a ten-pointed carmine star with a number. */
export const fameMark = (value: number): SignMark => ({
  wide: 1,
  draw(pen) {
    pen.save()
    pen.translate(0, -0.03)
    fillShape(pen, STAR, 1.0, '#8f1732')
    pen.restore()
    writeValue(pen, value, 0.44, '#fff3dc')
  },
})

export const iconMark = (name: string, colour = ink, weight = 2): SignMark => ({
  wide: 1,
  draw: (pen) => drawIcon(pen, name, 0, 0, 1, colour, weight),
})

export const karmaMark: SignMark = {
  wide: 1,
  draw(pen) {
    fillShape(
      pen,
      'M12 20C7.5 20 3.5 18 1.500 13.500C4 12.600 6.5 13 8 14.500C6.600 11.5 6.6 8.500 7.800 5.800C9.500 7 10.5 8 12 9.500C13.5 8 14.5 7 16.200 5.800C17.400 8.500 17.400 11.5 16 14.500C17.5 13 20 12.6 22.500 13.500C20.500 18 16.5 20 12 20Z',
      1,
      '#c2416b',
    )
    fillShape(pen, 'M12 19C9.500 15 9.5 8 12 3C14.5 8 14.5 15 12 19Z', 1, '#f3b6c6')
  },
}

export const goodMark = (name: keyof typeof goodColours): SignMark => ({
  wide: 1,
  draw(pen) {
    const { paint, pale } = goodColours[name]
    pen.beginPath()
    pen.arc(0, 0, 0.48, 0, Math.PI * 2)
    pen.fillStyle = pale
    pen.fill()
    pen.strokeStyle = paint
    pen.lineWidth = 0.06
    pen.stroke()
    drawIcon(pen, name, 0, 0, 0.72, ink, 2)
  },
})

/** An income tile; its pattern tells its colour to colour-blind players. */
export const slotMark = (colour: IncomeTileColour): SignMark => ({
  wide: 0.92,
  draw(pen) {
    const { paint, ink: line } = incomeTileColours[colour]
    const path = round(0.44, 0.12)
    pen.fillStyle = paint
    pen.fill(path)
    pen.strokeStyle = ink
    pen.lineWidth = lineWide
    pen.stroke(path)
    pattern(pen, colour, line)
  },
})

/** Pattern of an income colour: ring, sun, diamond or bars; 0.5 wide. */
export function pattern(pen: SignPen, colour: IncomeTileColour, line: string): void {
  pen.strokeStyle = line
  pen.fillStyle = line
  pen.lineWidth = 0.06
  pen.beginPath()
  if (colour === 'white') pen.arc(0, 0, 0.2, 0, Math.PI * 2)
  if (colour === 'yellow')
    for (let k = 0; k < 8; k++) {
      const [c, s] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)]
      pen.moveTo(c * 0.1, s * 0.1)
      pen.lineTo(c * 0.26, s * 0.26)
    }
  if (colour === 'red') {
    pen.moveTo(0, -0.26)
    pen.lineTo(0.22, 0)
    pen.lineTo(0, 0.26)
    pen.lineTo(-0.22, 0)
    pen.closePath()
  }
  if (colour === 'brown')
    for (const y of [-0.18, 0, 0.18]) {
      pen.moveTo(-0.24, y)
      pen.lineTo(0.24, y)
    }
  pen.stroke()
}

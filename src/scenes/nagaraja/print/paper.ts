/** Draws a card's paper on a canvas: parchment with fibres, gold frame, and the dark ground behind the sticks. */
import { latticeHash } from '../../materials/noise.ts'
import { type CardPen, sheet } from './face.ts'
import { inks } from './inks.ts'

const { wide, high, round } = sheet

export function roundedPath(
  pen: CardPen,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
): void {
  pen.beginPath()
  pen.roundRect(x, y, w, h, r)
}

export function drawPaper(pen: CardPen): void {
  const ground = pen.createRadialGradient(
    wide / 2,
    high * 0.45,
    80,
    wide / 2,
    high / 2,
    high * 0.66,
  )
  ground.addColorStop(0, inks.parchment)
  ground.addColorStop(0.75, '#e6d1a2')
  ground.addColorStop(1, inks.parchmentDeep)
  roundedPath(pen, 0, 0, wide, high, round)
  pen.fillStyle = ground
  pen.fill()
  pen.save()
  pen.clip()
  pen.lineCap = 'round'
  for (let k = 0; k < 170; k += 1) {
    const [x, y] = [latticeHash(k, 1, 3) * wide, latticeHash(k, 2, 3) * high]
    const turn = (latticeHash(k, 3, 3) - 0.5) * 1.2
    const long = 12 + 34 * latticeHash(k, 4, 3)
    pen.strokeStyle = latticeHash(k, 5, 3) > 0.5 ? 'rgba(120,84,44,0.10)' : 'rgba(255,248,226,0.22)'
    pen.lineWidth = 1 + 1.4 * latticeHash(k, 6, 3)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + long / 2, y + 5 * turn, x + long, y + long * turn * 0.4)
    pen.stroke()
  }
  pen.restore()
}

/** Two gold lines with rounded corners. */
export function drawFrame(pen: CardPen): void {
  pen.strokeStyle = inks.goldDark
  pen.lineWidth = 7
  roundedPath(pen, 17, 17, wide - 34, high - 34, round - 12)
  pen.stroke()
  pen.strokeStyle = inks.gold
  pen.lineWidth = 4
  roundedPath(pen, 17, 17, wide - 34, high - 34, round - 12)
  pen.stroke()
  pen.strokeStyle = 'rgba(125,90,28,0.7)'
  pen.lineWidth = 2
  roundedPath(pen, 28, 28, wide - 56, high - 56, round - 20)
  pen.stroke()
}

/** The ground's outline ends in a cusped arch above the symbol. */
export function groundPath(pen: CardPen): void {
  const [l, r, t, b] = [28, wide - 28, 28, 338]
  pen.beginPath()
  pen.moveTo(l, t + 22)
  pen.quadraticCurveTo(l, t, l + 22, t)
  pen.lineTo(r - 22, t)
  pen.quadraticCurveTo(r, t, r, t + 22)
  pen.lineTo(r, b)
  const bays = 6
  const step = (r - l) / bays
  for (let k = 0; k < bays; k += 1) {
    const x = r - step * (k + 1)
    pen.quadraticCurveTo(x + step * 0.95, b + 30, x + step / 2, b + 34)
    pen.quadraticCurveTo(x + step * 0.05, b + 30, x, b)
  }
  pen.closePath()
}

export function drawGround(pen: CardPen, colours: { deep: string; light: string }): void {
  const shade = pen.createLinearGradient(0, 28, 0, 375)
  shade.addColorStop(0, colours.deep)
  shade.addColorStop(1, colours.light)
  groundPath(pen)
  pen.fillStyle = shade
  pen.fill()
  pen.save()
  pen.clip()
  pen.strokeStyle = 'rgba(255,232,180,0.10)'
  pen.lineWidth = 2.5
  // A lattice of eight-pointed stars, like a pierced screen.
  for (let y = 40; y < 430; y += 52)
    for (let x = 3; x < wide; x += 52) {
      pen.strokeRect(x + 8, y + 8, 36, 36)
      pen.beginPath()
      pen.moveTo(x + 26, y)
      pen.lineTo(x + 52, y + 26)
      pen.lineTo(x + 26, y + 52)
      pen.lineTo(x, y + 26)
      pen.closePath()
      pen.stroke()
    }
  pen.restore()
  groundPath(pen)
  pen.strokeStyle = inks.gold
  pen.lineWidth = 5
  pen.stroke()
}

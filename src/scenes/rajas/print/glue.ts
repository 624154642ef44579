/** Connecting marks on a canvas: per, arrow, range, at most. */
import { type SignMark, ink } from './pen.ts'
import { writeValue } from './strokes.ts'

/** "Per": a slanted stroke between gain and counted thing. */
export const perMark: SignMark = {
  wide: 0.34,
  draw(pen) {
    pen.strokeStyle = ink
    pen.lineWidth = 0.08
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(0.14, -0.42)
    pen.lineTo(-0.14, 0.42)
    pen.stroke()
  },
}

export const arrowMark: SignMark = {
  wide: 0.6,
  draw(pen) {
    pen.strokeStyle = ink
    pen.lineWidth = 0.1
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.beginPath()
    pen.moveTo(-0.24, 0)
    pen.lineTo(0.22, 0)
    pen.moveTo(0.02, -0.2)
    pen.lineTo(0.23, 0)
    pen.lineTo(0.02, 0.2)
    pen.stroke()
  },
}

export const dashMark: SignMark = {
  wide: 0.3,
  draw(pen) {
    pen.strokeStyle = ink
    pen.lineWidth = 0.1
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(-0.1, 0)
    pen.lineTo(0.1, 0)
    pen.stroke()
  },
}

/** "At most": ≤ and a number. */
export const upToMark = (value: number): SignMark => ({
  wide: value > 9 ? 1.15 : 0.95,
  draw(pen) {
    pen.save()
    pen.translate(-0.25, 0.02)
    pen.strokeStyle = ink
    pen.lineWidth = 0.08
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.beginPath()
    pen.moveTo(0.14, -0.24)
    pen.lineTo(-0.14, -0.06)
    pen.lineTo(0.14, 0.12)
    pen.moveTo(-0.14, 0.28)
    pen.lineTo(0.14, 0.28)
    pen.stroke()
    pen.restore()
    pen.translate(0.22, 0)
    writeValue(pen, value, 0.66, ink)
  },
})

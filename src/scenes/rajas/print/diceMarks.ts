/** Marks of dice on a canvas: of one colour, of any colour, of a value. */
import { type DiceColour, diceColours } from '../../../shapes/rajas.ts'
import { drawIcon } from '../../icons/drawIcon.ts'
import { PIP_SHAPES } from '../../icons/glyphs.ts'
import { type SignMark, fillShape, ink } from './pen.ts'
import { dashMark } from './glue.ts'
import { lineWide, round } from './strokes.ts'

/** A die in its colour, with the colour's pip. */
export const dieMark = (colour: DiceColour): SignMark => ({
  wide: 0.92,
  draw(pen) {
    const { paint, deep } = diceColours[colour]
    pen.fillStyle = paint
    const path = round(0.45, 0.13)
    pen.fill(path)
    pen.strokeStyle = deep
    pen.lineWidth = lineWide
    pen.stroke(path)
    fillShape(pen, PIP_SHAPES[colour], 0.52, '#fff3dc')
  },
})

const order: readonly DiceColour[] = ['orange', 'green', 'blue', 'purple']

/** A die with a quarter in each colour. */
export const anyDie: SignMark = {
  wide: 0.92,
  draw(pen) {
    const path = round(0.45, 0.13)
    pen.save()
    pen.clip(path)
    order.forEach((colour, k) => {
      const [x, y] = [(k % 2) * 0.45 - 0.45, Math.floor(k / 2) * 0.45 - 0.45]
      pen.fillStyle = diceColours[colour].paint
      pen.fillRect(x, y, 0.46, 0.46)
      pen.save()
      pen.translate(x + 0.235, y + 0.235)
      fillShape(pen, PIP_SHAPES[colour], 0.25, '#fff3dc')
      pen.restore()
    })
    pen.restore()
    pen.strokeStyle = ink
    pen.lineWidth = lineWide
    pen.stroke(path)
  },
}

/** A white die, for a cost that asks for a value. */
export const dieValue = (value: number): SignMark => ({
  wide: 0.92,
  draw(pen) {
    pen.fillStyle = '#fffaf0'
    pen.fill(round(0.4, 0.12))
    drawIcon(pen, `die-${value}`, 0, 0, 1.05, ink, 1.8)
  },
})

/** A range of die values. */
export const dieUpTo = (least: number, most: number): readonly SignMark[] =>
  least === most ? [dieValue(least)] : [dieValue(least), dashMark, dieValue(most)]

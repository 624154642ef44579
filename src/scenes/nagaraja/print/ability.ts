/** Draws a card's ability on a canvas: icon, number, and a line of text in the person's language. */
import { ICONS } from '../../icons/icons.ts'
import { ABILITY_TONES } from '../../icons/nagaraja.ts'
import { type CardFace, type CardWords, type CardPen, sheet } from './face.ts'
import { fitText, type FittedText, type TextBox } from './fit.ts'
import { drawTwoToneIcon } from './icon.ts'
import { grounds, inks } from './inks.ts'

export const printFont = 'Alegreya'
export const textBox: TextBox = { wide: 520, lines: 3, largest: 54, smallest: 40 }
const picture = { y: 566, size: 176 } as const
/** Vertical range of the text, which is centred in it. */
const text = { top: 668, bottom: 846 } as const

/** Abilities whose number counts things or adds points. */
const counted = new Set(['addPoints', 'rerollSticks', 'discardSticks', 'lookRelics', 'drawCards'])

export function drawAbility(pen: CardPen, card: CardFace, words: CardWords): void {
  const icon = ICONS[`ability-${card.ability}`]
  const tone = ABILITY_TONES[card.ability]
  const hasNumber = counted.has(card.ability)
  const shift = hasNumber ? 78 : 0
  const middle = sheet.wide / 2
  if (icon)
    drawTwoToneIcon(pen, icon, {
      x: middle - shift,
      y: picture.y,
      size: picture.size,
      ink: inks.ink,
      line: 1.5,
      ...(tone && { under: { path: tone, ink: `${grounds[card.symbol].light}73` } }),
    })
  if (hasNumber) drawNumber(pen, card, middle + 100)
  drawText(pen, words(card))
}

function drawNumber(pen: CardPen, card: CardFace, x: number): void {
  const sign = card.ability === 'addPoints' ? '+' : '×'
  pen.fillStyle = grounds[card.symbol].light
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.font = `700 136px ${printFont}`
  pen.fillText(`${sign}${card.strength}`, x, picture.y + 44)
}

export function fitLine(pen: CardPen, line: string): FittedText {
  pen.font = `700 100px ${printFont}`
  return fitText(line, textBox, (part) => pen.measureText(part).width)
}

function drawText(pen: CardPen, line: string): void {
  const { size, lines } = fitLine(pen, line)
  pen.font = `700 ${size}px ${printFont}`
  pen.fillStyle = inks.ink
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  const step = size * 1.08
  const first = (text.top + text.bottom) / 2 - ((lines.length - 1) * step) / 2 + size * 0.32
  lines.forEach((part, i) => pen.fillText(part, sheet.wide / 2, first + i * step))
}

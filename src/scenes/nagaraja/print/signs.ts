/** Draws a relic's value for its plinth, and an amulet's face for panels and printed sheets. */
import { AMULET_SIGNS } from '../../icons/nagaraja.ts'
import { printFont } from './ability.ts'
import type { CardPen } from './face.ts'
import { inks } from './inks.ts'
import { pathOf } from './path.ts'

/** Fills `wide` × `high` pixels. */
export function drawWorth(
  pen: CardPen,
  worth: number,
  isCursed: boolean,
  { wide, high }: { readonly wide: number; readonly high: number },
): void {
  pen.fillStyle = '#1f1915'
  pen.fillRect(0, 0, wide, high)
  pen.fillStyle = isCursed ? '#5cff9a' : inks.goldLight
  pen.font = `700 ${high * 0.92}px ${printFont}`
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillText(String(worth), wide / 2, high * 0.78)
}

const enamels: Readonly<Record<keyof typeof AMULET_SIGNS, string>> = {
  vp1: '#7c2431',
  vp2: '#7c2431',
  draw: '#23418f',
  cancel: '#3a2b55',
}

/** Fills a square of `wide` pixels. */
export function drawAmulet(pen: CardPen, kind: keyof typeof AMULET_SIGNS, wide: number): void {
  pen.save()
  pen.scale(wide / 100, wide / 100)
  pen.beginPath()
  for (let k = 0; k < 12; k += 1) {
    const angle = (k * Math.PI) / 6
    pen.moveTo(50 + 48 * Math.cos(angle), 50 + 48 * Math.sin(angle))
    pen.arc(50 + 39 * Math.cos(angle), 50 + 39 * Math.sin(angle), 9, 0, Math.PI * 2)
  }
  pen.moveTo(92, 50)
  pen.arc(50, 50, 42, 0, Math.PI * 2)
  pen.fillStyle = inks.gold
  pen.fill()
  pen.beginPath()
  pen.arc(50, 50, 36, 0, Math.PI * 2)
  pen.fillStyle = enamels[kind]
  pen.fill()
  pen.translate(23, 23)
  pen.scale(54 / 24, 54 / 24)
  pen.fillStyle = inks.goldLight
  pen.fill(pathOf(AMULET_SIGNS[kind]), 'evenodd')
  pen.restore()
}

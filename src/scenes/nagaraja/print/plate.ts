/** Draws a brass plate with a line of text on a canvas, lit or dull. */
import { printFont } from './ability.ts'
import type { CardPen } from './face.ts'

const tones = {
  lit: { brass: ['#f4dd98', '#e0b556', '#bd8a33'], ink: '#2a1203' },
  dull: { brass: ['#8a6a33', '#6f5022', '#573d18'], ink: '#f6e3b4' },
} as const

/** Null in a list of plates means: no plate. */
export interface Plate {
  readonly text: string
  readonly isLit: boolean
}

/** Rectangle in canvas pixels. */
export interface PixelField {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}

export function drawPlate(
  pen: CardPen,
  { text, isLit }: Plate,
  { x, y, wide, high }: PixelField,
): void {
  const { brass, ink } = isLit ? tones.lit : tones.dull
  const ground = pen.createLinearGradient(0, y, 0, y + high)
  brass.forEach((tone, i) => ground.addColorStop(i / (brass.length - 1), tone))
  pen.fillStyle = ground
  pen.fillRect(x, y, wide, high)
  pen.strokeStyle = ink
  pen.lineWidth = high * 0.027
  const inset = high * 0.08
  pen.strokeRect(x + inset, y + inset, wide - 2 * inset, high - 2 * inset)
  pen.fillStyle = ink
  pen.font = `700 ${high * 0.75}px ${printFont}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, x + wide / 2, y + high * 0.54, wide - high * 0.54)
}

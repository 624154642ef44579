/** Draws an icon into a card's canvas. */
import type { Icon } from '../../icons/icon.ts'
import type { CardPen } from './face.ts'
import { pathOf } from './path.ts'

export interface Inked {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: string
  /** Line width in the icon's own units (24 per side). */
  readonly line?: number
  /** A second colour under the lines. */
  readonly under?: { readonly path: string; readonly ink: string }
}

/** Centred at (x, y). */
export function drawTwoToneIcon(
  pen: CardPen,
  icon: Icon,
  { x, y, size, ink, line = 1.5, under }: Inked,
): void {
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 24, size / 24)
  pen.lineWidth = line
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  if (under) {
    pen.fillStyle = under.ink
    pen.fill(pathOf(under.path))
  }
  pen.strokeStyle = ink
  pen.fillStyle = ink
  if (icon.line) pen.stroke(pathOf(icon.line))
  if (icon.fill) pen.fill(pathOf(icon.fill), 'evenodd')
  pen.restore()
}

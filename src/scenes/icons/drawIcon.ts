/** Draws an icon of the set into a canvas in one colour. */
import { ICONS } from './icons.ts'

export type IconPen = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'stroke'
  | 'fill'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'strokeStyle'
  | 'fillStyle'
>

/** Centred at (x, y), `size` wide; `weight` is the line width in the icon's 24 units. */
export function drawIcon(
  pen: IconPen,
  name: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = 1.9,
): void {
  const icon = ICONS[name]
  if (!icon) throw new Error(`there is no icon ${name}`)
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 24, size / 24)
  pen.translate(-12, -12)
  pen.lineWidth = weight
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = colour
  pen.fillStyle = colour
  const [line, fill] = [new Path2D(icon.line ?? ''), new Path2D(icon.fill ?? '')]
  pen.stroke(line)
  pen.fill(fill, 'evenodd')
  pen.restore()
}

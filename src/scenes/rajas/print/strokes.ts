/** Canvas helpers for drawing marks: line width, rounded squares, numbers. */
import { writeNumber } from '../../digits.ts'
import type { SignPen } from './pen.ts'

export const lineWide = 0.055

export function round(half: number, corner: number): Path2D {
  const path = new Path2D()
  path.roundRect(-half, -half, half * 2, half * 2, corner)
  return path
}

export function writeValue(pen: SignPen, value: number, high: number, colour: string, y = 0): void {
  pen.strokeStyle = colour
  const tall = value > 9 ? high * 0.8 : high
  writeNumber(pen, value, 0, y, tall, 0.17)
}

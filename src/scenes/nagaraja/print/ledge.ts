/** Draws a player's slope of the ledge on a canvas: a row of stick faces, and the plate with their result. */
import { faceFields, frameOf, wordsField } from './ledgeFields.ts'
import type { CardPen } from './face.ts'
import { inks } from './inks.ts'
import { drawPlate, type PixelField, type Plate } from './plate.ts'
import { drawStickFace, type PrintedStick } from './stickFace.ts'

const frameTone = '#3b2112'

export interface LedgePrint {
  readonly sticks: readonly PrintedStick[]
  readonly plate: Plate | null
}

export function drawLedge(pen: CardPen, { sticks, plate }: LedgePrint, field: PixelField): void {
  const { x, y, wide, high } = field
  const frame = frameOf(field)
  const hollow = [x + frame, y + frame, wide - 2 * frame, high - 2 * frame] as const
  pen.fillStyle = frameTone
  pen.fillRect(x, y, wide, high)
  const felt = pen.createLinearGradient(0, y, 0, y + high)
  felt.addColorStop(0, '#10261d')
  felt.addColorStop(1, '#1c4031')
  pen.fillStyle = felt
  pen.fillRect(...hollow)
  pen.strokeStyle = inks.gold
  pen.lineWidth = high * 0.014
  pen.strokeRect(...hollow)
  if (plate) drawPlate(pen, plate, wordsField(field))
  const places = faceFields(sticks.length, field)
  sticks.forEach((stick, i) => drawStickFace(pen, stick, places[i] as PixelField))
}

/** Rectangles of stick faces and text in the canvas of a player's slope. */
import type { PixelField } from './plate.ts'

/** Shares of the height: frame, text, width of a face, distance between faces. */
const shares = { frame: 0.05, words: 0.29, face: 0.52, pitch: 0.6 } as const

export const frameOf = ({ high: whole }: PixelField): number => whole * shares.frame

/** Rectangle of the text. */
export function wordsField({ x, y, wide: across, high: whole }: PixelField): PixelField {
  const frame = whole * shares.frame
  const words = whole * shares.words
  const inset = frame * 1.6
  return { x: x + inset, y: y + whole - words - inset, wide: across - 2 * inset, high: words }
}

/** Rectangles of `count` faces, centred; narrower and closer if there are many. */
export function faceFields(count: number, field: PixelField): readonly PixelField[] {
  const frame = frameOf(field)
  const row = field.wide - frame * 4
  const pitch = Math.min(field.high * shares.pitch, row / Math.max(1, count))
  const each = (pitch * shares.face) / shares.pitch
  const first = field.x + field.wide / 2 - ((count - 1) / 2) * pitch - each / 2
  const top = field.y + frame * 2
  const tall = wordsField(field).y - frame * 0.6 - top
  return Array.from({ length: count }, (_, i) => ({
    x: first + i * pitch,
    y: top,
    wide: each,
    high: tall,
  }))
}

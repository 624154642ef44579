/** Collects the drawings in a line. */
import type { Drawing } from '../../src/kernel/drawing.ts'
import { isLine, type LinePart } from '../../src/kernel/line.ts'

export function drawnIn(part: LinePart): readonly Drawing[] {
  if (typeof part === 'number') return []
  if (isLine(part)) return Object.values(part.parts ?? {}).flatMap(drawnIn)
  if ('list' in part) return part.list.flatMap(drawnIn)
  return 'raw' in part && part.drawing ? [part.drawing] : []
}

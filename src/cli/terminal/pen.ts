/** Pen for a sheet: the reader's language, the terminal's colours and its width. */
import type { Line } from '../../kernel/line.ts'
import type { PaintText } from './paint.ts'

export interface TerminalPen {
  say(line: Line): string
  readonly paint: PaintText
  readonly width: number
}

/** A written line: the text alone for measuring, and the same with colours. */
export interface Written {
  readonly text: string
  readonly painted: string
}

export function written(text: string, painted: string = text): Written {
  return { text, painted }
}

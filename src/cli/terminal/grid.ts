/** Grids of squares, and of hexagons whose odd rows are moved half a cell to the right. */
import type { PanelCell, PanelRow } from '../../kernel/panel.ts'
import { type TerminalPen, written, type Written } from './pen.ts'
import { centred, padStart, widthOf } from './width.ts'

type Grid = Extract<PanelRow, { kind: 'grid' }>

export function drawGrid({ shape, cells, axes }: Grid, pen: TerminalPen): readonly Written[] {
  const glyphs = cells.flat().map((cell) => (cell ? widthOf(cell.glyph) : 0))
  const widest = Math.max(1, ...glyphs, ...(axes?.columns ?? []).map(widthOf))
  const isHex = shape === 'hexOddR'
  // An even width can be halved for the odd rows.
  const width = isHex ? widest + 1 + ((widest + 1) % 2) : widest + 1
  const side = Math.max(0, ...(axes?.rows ?? []).map(widthOf))
  const rows = cells.map((row, at) => {
    const indent = isHex && at % 2 === 1 ? ' '.repeat(width / 2) : ''
    const name = padStart(axes?.rows[at] ?? '', side)
    const drawn = row.map((cell) => drawCell(cell, width, pen))
    const text = name + indent + drawn.map((cell) => cell.text).join('')
    return written(
      text,
      pen.paint(name, 'dim') + indent + drawn.map((cell) => cell.painted).join(''),
    )
  })
  if (!axes) return rows
  const top = ' '.repeat(side) + axes.columns.map((name) => centred(name, width)).join('')
  return [written(top, pen.paint(top, 'dim')), ...rows]
}

function drawCell(cell: PanelCell | null, width: number, pen: TerminalPen): Written {
  if (!cell) return written(' '.repeat(width))
  const text = centred(cell.glyph, width)
  return written(text, pen.paint(text, cell.tone))
}

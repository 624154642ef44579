/** Grids of squares, and of hexagons whose odd rows are moved half a cell to the right. */
import type { PanelCell, PanelRow } from '../../kernel/panel.ts'
import { type TerminalPen, written, type Written } from './pen.ts'
import { centred, padStart, widthOf } from './width.ts'

type Grid = Extract<PanelRow, { kind: 'grid' }>

export function drawGrid(grid: Grid, pen: TerminalPen, most: number): readonly Written[] {
  const { shape, cells, axes } = grid
  const glyphs = cells.flat().map((cell) => (cell ? widthOf(cell.glyph) : 0))
  const widest = Math.max(1, ...glyphs, ...(axes?.columns ?? []).map(widthOf))
  const isHex = shape === 'hexOddR'
  // An even width can be halved for the odd rows.
  const width = isHex ? widest + 1 + ((widest + 1) % 2) : widest + 1
  const side = Math.max(0, ...(axes?.rows ?? []).map(widthOf))
  const columns = Math.max(0, ...cells.map((row) => row.length))
  const room = most - side - (isHex ? width / 2 : 0)
  const fitting = Math.max(1, Math.floor(room / width))
  const blocks = Math.max(1, Math.ceil(columns / fitting))
  return Array.from({ length: blocks }, (_, at) =>
    drawBlock(columnsOf(grid, at * fitting, fitting), { width, side, isHex }, pen),
  ).flat()
}

/** A grid that is too wide for the terminal is drawn in blocks of columns under each other. */
function columnsOf({ cells, axes, ...grid }: Grid, from: number, count: number): Grid {
  const cut = <T>(row: readonly T[]) => row.slice(from, from + count)
  return {
    ...grid,
    cells: cells.map(cut),
    ...(axes && { axes: { ...axes, columns: cut(axes.columns) } }),
  }
}

interface Measures {
  /** Of a cell, and of the names of rows. */
  readonly width: number
  readonly side: number
  readonly isHex: boolean
}

function drawBlock({ cells, axes }: Grid, measures: Measures, pen: TerminalPen) {
  const { width, side, isHex } = measures
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

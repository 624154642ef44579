/** A panel as a sheet of text: a frame with a title, facts in a line, aligned tables, drawn grids. */
import type { Line } from '../../kernel/line.ts'
import type { Fact, Panel, PanelRow } from '../../kernel/panel.ts'
import { drawGrid } from './grid.ts'
import { type TerminalPen, written, type Written } from './pen.ts'
import { padEnd, padStart, widthOf, wrap } from './width.ts'

export function drawPanel(panel: Panel, pen: TerminalPen): readonly string[] {
  const inside = pen.width - 4
  const [title = '', ...restOfTitle] = wrap(pen.say(panel.title), inside - 2)
  const lines = [
    ...restOfTitle.map((text) => written(text, pen.paint(text, 'bold'))),
    ...panel.rows.flatMap((row) => drawRow(row, pen, inside)),
  ]
  const width = Math.max(widthOf(title) + 2, ...lines.map(({ text }) => widthOf(text)))
  const rule = '─'.repeat(Math.max(0, width - widthOf(title) - 1))
  return [
    `╭─ ${pen.paint(title, 'bold')} ${rule}╮`,
    ...lines.map(({ text, painted }) => `│ ${painted}${' '.repeat(width - widthOf(text))} │`),
    `╰${'─'.repeat(width + 2)}╯`,
  ]
}

function drawRow(row: PanelRow, pen: TerminalPen, width: number): readonly Written[] {
  if (row.kind === 'line') return wrap(pen.say(row.line), width).map((text) => written(text))
  if (row.kind === 'facts') return drawFacts(row.facts, pen, width)
  if (row.kind === 'table') return drawTable(row.head, row.rows, pen, width)
  return drawGrid(row, pen, width)
}

function drawFacts(facts: readonly Fact[], pen: TerminalPen, width: number): readonly Written[] {
  const lines: Written[] = []
  for (const { label, value } of facts) {
    const text = `${pen.say(label)}: ${pen.say(value)}`
    const painted = `${pen.paint(`${pen.say(label)}:`, 'dim')} ${pen.say(value)}`
    const last = lines.at(-1)
    const fits = last && widthOf(last.text) + 3 + widthOf(text) <= width
    if (widthOf(text) > width) lines.push(...wrap(text, width).map((part) => written(part)))
    else if (!fits) lines.push(written(text, painted))
    else lines[lines.length - 1] = written(`${last.text} · ${text}`, `${last.painted} · ${painted}`)
  }
  return lines
}

function drawTable(
  head: readonly Line[],
  rows: readonly (readonly Line[])[],
  pen: TerminalPen,
  width: number,
): readonly Written[] {
  const body = rows.map((row) => row.map((cell) => pen.say(cell)))
  const heads = head.map((cell) => pen.say(cell))
  const columns = heads.map((text, at) => ({
    width: Math.max(widthOf(text), ...body.map((row) => widthOf(row[at] ?? ''))),
    isNumeric: at > 0 && body.every((row) => /^[^\p{L}]*$/u.test(row[at] ?? '')),
  }))
  const lay = (cells: readonly string[]): string =>
    columns
      .map(({ width, isNumeric }, at) => (isNumeric ? padStart : padEnd)(cells[at] ?? '', width))
      .join('  ')
  const top = lay(heads)
  if (widthOf(top) > width) return drawRecords(head, rows, pen, width)
  return [written(top, pen.paint(top, 'dim')), ...body.map((row) => written(lay(row)))]
}

/** A table that is too wide for the terminal: each row with its heads, and a blank line between rows. */
function drawRecords(
  head: readonly Line[],
  rows: readonly (readonly Line[])[],
  pen: TerminalPen,
  width: number,
): readonly Written[] {
  return rows.flatMap((row, at) => {
    const facts = row.flatMap((value, column) => {
      const label = head[column]
      return label && pen.say(value) !== '' ? [{ label, value }] : []
    })
    const drawn = drawFacts(facts, pen, width)
    return at === 0 ? drawn : [written(''), ...drawn]
  })
}

/** Sheets in a terminal: frames close, columns stand under each other, hexagons are moved by half. */
import { expect, test } from 'vitest'
import { line } from '../../src/kernel/line.ts'
import type { Panel } from '../../src/kernel/panel.ts'
import { drawChoices, narrowMenu } from '../../src/cli/terminal/menu.ts'
import { ansiPaint, plainPaint } from '../../src/cli/terminal/paint.ts'
import { drawPanel } from '../../src/cli/terminal/sheet.ts'
import { centred, padStart, widthOf, wrap } from '../../src/cli/terminal/width.ts'

const pen = { say: ({ key }: { key: string }) => key, paint: plainPaint, width: 40 }
const cell = (glyph: string) => ({ glyph, tone: 'red', name: line('x') })

const panel: Panel = {
  id: 'p',
  title: line('Title'),
  rows: [
    { kind: 'line', line: line('one two three four five six seven eight nine') },
    {
      kind: 'facts',
      facts: [
        { label: line('a'), value: line('1') },
        { label: line('b'), value: line('2') },
      ],
    },
    { kind: 'table', head: [line('Name'), line('Points')], rows: [[line('Ada'), line('7')]] },
    {
      kind: 'grid',
      shape: 'hexOddR',
      cells: [
        [cell('◆2'), null, cell('×')],
        [cell('12'), cell('☾4'), null],
      ],
      axes: { columns: ['a', 'b', 'c'], rows: ['1', '10'] },
    },
  ],
}

test('every line of a sheet is as wide as its frame', () => {
  const widths = drawPanel(panel, pen).map(widthOf)
  expect(new Set(widths).size).toBe(1)
  expect(widths[0]).toBeLessThanOrEqual(40)
})

test('sheets with and without colours have the same text', () => {
  const painted = drawPanel(panel, { ...pen, paint: ansiPaint })
  const escape = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
  expect(painted.map((text) => text.replace(escape, ''))).toEqual(drawPanel(panel, pen))
  expect(painted.join('')).toContain('[91m')
})

test('a panel has a frame, wrapped words, facts, a table and a grid', () => {
  expect(drawPanel(panel, pen).map((text) => text.trimEnd())).toEqual([
    '╭─ Title ───────────────────────────╮',
    '│ one two three four five six seven │',
    '│ eight nine                        │',
    '│ a: 1 · b: 2                       │',
    '│ Name  Points                      │',
    '│ Ada        7                      │',
    '│    a   b   c                      │',
    '│  1 ◆2      ×                      │',
    '│ 10   12  ☾4                       │',
    '╰───────────────────────────────────╯',
  ])
})

test('widths', () => {
  expect(widthOf('й')).toBe(1)
  expect(widthOf('и\u0306')).toBe(1)
  expect(widthOf('界')).toBe(2)
  expect(padStart('7', 3)).toBe('  7')
  expect(centred('x', 4)).toBe(' x  ')
  expect(wrap('a bb ccc', 4)).toEqual(['a bb', 'ccc'])
})

const choices = ['Lay the red tile', 'Lay the blue tile', 'Pass'].map((text, at) => ({
  number: at + 1,
  group: text === 'Pass' ? 'End' : 'Lay',
  text,
  previews: [],
  command: { type: 'x' },
}))

test('words narrow the choices, in any order and any case', () => {
  expect(narrowMenu(choices, 'TILE red').map(({ number }) => number)).toEqual([1])
  expect(narrowMenu(choices, '').length).toBe(3)
  expect(narrowMenu(choices, 'green')).toEqual([])
})

test('previews stand under the choices of a long list too, on one line each', () => {
  const previews = ['Costs 1 coin', 'Gains 2 fame']
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...choices[0]!, number: i + 1, previews }))
  const under = (count: number) =>
    drawChoices(many(count), pen, String)
      .slice(2, 4)
      .map((text) => text.trim())
  expect(under(12)).toEqual(previews)
  expect(under(13)[0]).toBe(previews.join(' · '))
  expect(drawChoices(many(13), pen, String)).toHaveLength(1 + 2 * 13)
})

test('choices are grouped, and a long list is cut with a count', () => {
  const drawn = drawChoices(choices, pen, String)
  expect(drawn.filter((text) => !text.startsWith(' '))).toEqual(['Lay', 'End'])
  const many = Array.from({ length: 50 }, (_, i) => ({ ...choices[0]!, number: i + 1 }))
  expect(drawChoices(many, pen, (n) => `${n} more`).at(-1)).toBe('  10 more')
})

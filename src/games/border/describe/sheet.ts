/** One player's map as a grid of hexagons: a colour's sign and the missing boxes of its segment, or a cross. */
import { line } from '../../../kernel/line.ts'
import type { Cell, Panel } from '../../../kernel/panel.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Colour } from '../colours.ts'
import { type Layout, sheetOf } from '../layout.ts'
import { boxName, cornerOf, regionName, segmentName } from '../names.ts'
import { countMissing, isCrossed } from '../sheet.ts'
import type { Player } from '../types.ts'

/** The signs of the icon set in letters' size: moon, leaf, waves, diamond, sun, peaks. */
const signs: Readonly<Record<Colour, string>> = {
  gray: '☾',
  green: '♣',
  blue: '≈',
  red: '◆',
  yellow: '☼',
  orange: '▲',
}
const cross = '×'
const done = '✓'

export function sheetPanel(layout: Layout, player: Player, seat: Seat): Panel {
  const sheet = { raw: player.sheet ?? '' }
  return {
    id: `sheet-${seat}`,
    title: line('border.panel.sheet', { sheet, who: { seat } }),
    seat,
    rows: [{ kind: 'grid', shape: 'hexOddR', cells: cellsOf(layout, player) }],
  }
}

function cellsOf(layout: Layout, player: Player): (Cell | null)[][] {
  const { left, top } = cornerOf(layout)
  const right = Math.max(...layout.boxes.map((box) => box.col))
  const bottom = Math.max(...layout.boxes.map((box) => box.row))
  const at = new Map(layout.boxes.map((box) => [`${box.col},${box.row}`, box.id]))
  const cells: (Cell | null)[][] = []
  /** An odd row is shifted by half a hexagon, so the cut must keep rows odd or even. */
  for (let row = top - (top % 2); row <= bottom; row += 1) {
    const cut: (Cell | null)[] = []
    for (let col = left; col <= right; col += 1) {
      const box = at.get(`${col},${row}`)
      cut.push(box === undefined ? inside(layout, player, col, row) : boxCell(layout, player, box))
    }
    cells.push(cut)
  }
  return cells
}

/** The inside of a region shows its higher value; the drawn map has it as a digit to base 13. */
function inside(layout: Layout, player: Player, col: number, row: number): Cell | null {
  const id = Number.parseInt(layout.rows[row]?.[col] ?? '', 13)
  const region = layout.regions.find((known) => known.id === id)
  if (!region) return null
  const isEarned = (player.earned[region.index] ?? null) !== null
  return { glyph: isEarned ? done : String(region.first), name: regionName(layout, region.index) }
}

function boxCell(layout: Layout, player: Player, id: number): Cell {
  const box = layout.boxes[id]
  const sheet = sheetOf(layout, player.sheet)
  const name = boxName(layout, id)
  const regions = { list: (box?.regions ?? []).map((region) => regionName(layout, region)) }
  const segment = sheet.segments[sheet.segmentOf[id] ?? -1]
  if (!segment) {
    return { glyph: cross, tone: 'white', name: line('border.cell.white', { box: name, regions }) }
  }
  const parts = { box: name, regions, segment: segmentName(segment) }
  if (isCrossed(player, id)) return { glyph: cross, name: line('border.cell.crossed', parts) }
  const missing = countMissing(player, segment.boxes)
  return {
    glyph: signs[segment.colour] + String(missing),
    tone: segment.colour,
    name: line('border.cell.free', { ...parts, missing }),
  }
}

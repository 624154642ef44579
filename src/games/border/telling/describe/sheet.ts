/** One player's map as a hexagonal grid: colour symbol and missing boxes of the segment, or a cross. */
import { line } from '../../../../kernel/line.ts'
import type { PanelCell, Panel } from '../../../../kernel/panel.ts'
import type { Seat } from '../../../../kernel/seat.ts'
import type { Colour } from '../../vocabulary.ts'
import { type Layout, sheetOf } from '../../edition.ts'
import { boxPlaceId } from '../places.ts'
import { boxName, columnLetter, cornerOf, regionName, segmentName } from '../names.ts'
import { isEarned } from '../../rules/scoring.ts'
import { countMissing, isCrossed } from '../../rules/sheet.ts'
import type { Player } from '../../types.ts'
import { drawnMap, type DrawnPlace } from './drawn.ts'

/**
 * Text glyphs for terminals, matching the icon set of the browser: moon, leaf, waves, diamond, sun,
 * peaks.
 */
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
    rows: [{ kind: 'grid', shape: 'hexOddR', cells: cellsOf(layout, player, seat) }],
  }
}

/**
 * The first row holds column letters. An empty row follows if the letters would change the parity
 * of the hexagonal rows.
 */
function cellsOf(layout: Layout, player: Player, seat: Seat): (PanelCell | null)[][] {
  const { columns, rows } = drawnMap(layout)
  const letters = Array.from({ length: columns }, (_, column) => axisCell(columnLetter(column)))
  const body = rows.map((places, row) => {
    const start: (PanelCell | null)[] = [axisCell(String(row + 1))]
    return start.concat(places.map((place) => cellAt(layout, player, seat, place)))
  })
  const isShifted = cornerOf(layout).top % 2 === 1
  return [[null, ...letters], ...(isShifted ? [] : [[]]), ...body]
}

function axisCell(sign: string): PanelCell {
  return { glyph: sign, tone: 'axis', name: line('border.cell.axis', { sign: { raw: sign } }) }
}

function cellAt(layout: Layout, player: Player, seat: Seat, place: DrawnPlace): PanelCell | null {
  if (place === null) return null
  if (place.kind === 'box') return boxCell(layout, player, seat, place.box)
  const glyph = isEarned(player, place.region)
    ? done
    : String(layout.regions[place.region]?.first ?? '')
  return { glyph, name: regionName(layout, place.region) }
}

function boxCell(layout: Layout, player: Player, seat: Seat, id: number): PanelCell {
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
    id: boxPlaceId(seat, id),
    glyph: signs[segment.colour] + String(missing),
    tone: segment.colour,
    name: line('border.cell.free', { ...parts, missing }),
  }
}

/** A province as a grid of box-drawing characters with connected roads. */
import type { PanelCell } from '../../../kernel/panel.ts'
import { line } from '../../../kernel/line.ts'
import type { Rules } from '../edition.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { cellName, columns, rows } from '../edition/grid.ts'
import { groundOf } from '../rules/ground.ts'
import { tileName } from './names.ts'
import { cellPlaceId } from './places.ts'
import { roadGlyph } from './roads.ts'
import type { Player } from '../types.ts'

/** Pads a glyph to three characters, so that roads of neighbouring cells touch. */
function padded(middle: string, mask: number): string {
  return `${mask & 8 ? '─' : ' '}${middle}${mask & 2 ? '─' : ' '}`
}

export function provinceMap(
  rules: Rules,
  player: Player,
  seat: Seat,
): readonly (readonly PanelCell[])[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, col) => {
      const cell = row * columns + col
      return { id: cellPlaceId(seat, cell), ...cellOf(rules, player, cell) }
    }),
  )
}

function cellOf(rules: Rules, player: Player, cell: number): PanelCell {
  const ground = groundOf(rules, player.cells)
  const placed = player.cells[cell]
  const name = { raw: cellName(cell) }
  const mask = ground.roads[cell] ?? 0
  if (placed) {
    const tile = tileName(rules, placed.tile)
    const key = placed.covers === null ? 'rajas.cell.tile' : 'rajas.cell.covered'
    const tone = rules.tiles[placed.tile]?.colour ?? 'blue'
    return { glyph: padded(roadGlyph(mask), mask), tone, name: line(key, { cell: name, tile }) }
  }
  if (cell === rules.residence) {
    return { glyph: padded('⌂', mask), name: line('rajas.cell.residence', { cell: name }) }
  }
  if (!rules.buildable[cell])
    return { glyph: '▒▒▒', name: line('rajas.cell.block', { cell: name }) }
  const isOpen = (ground.calls[cell] ?? 0) > 0
  return isOpen
    ? { glyph: ' ○ ', name: line('rajas.cell.open', { cell: name }) }
    : { glyph: ' · ', name: line('rajas.cell.empty', { cell: name }) }
}

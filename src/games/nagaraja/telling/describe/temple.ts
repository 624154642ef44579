/** A temple as a grid of rooms, niches and entrances, with glyphs for the terminal and drawings for the browser. */
import { type Line, line, type LinePart } from '../../../../kernel/line.ts'
import type { PanelCell } from '../../../../kernel/panel.ts'
import type { Seat } from '../../../../kernel/seat.ts'
import { type Box, lookUp } from '../../edition.ts'
import { wayReasonOf } from '../../rules/paths.ts'
import { roomGlyph } from '../glyph.ts'
import { floorDrawing, gateDrawing, nicheDrawing, roomDrawing, trapDrawing } from '../plan.ts'
import { type Niche, of, type Slot } from '../../vocabulary.ts'
import { printedNicheId, nicheName, relicName, roomName, slotName } from '../names.ts'
import { nichePlaceId, slotPlaceId } from '../places.ts'
import { networkOf } from '../../rules/network.ts'
import type { View } from '../../types.ts'

type Grid = readonly (readonly (PanelCell | null)[])[]

export function templeGrid(box: Box, view: View, seat: Seat): Grid {
  const { rows, columns } = box.ground
  const cells: (PanelCell | null)[][] = Array.from({ length: rows + 2 }, () =>
    Array.from({ length: columns + 2 }, () => null),
  )
  const put = (row: number, column: number, cell: PanelCell): void => {
    const line = cells[row + 1]
    if (line) line[column + 1] = cell
  }
  const at = (slot: Slot): readonly [number, number] => [Math.floor(slot / columns), slot % columns]
  const { slots } = of(view.temples, seat)
  const { live } = networkOf(box, slots)
  for (let slot = 0; slot < slots.length; slot += 1) {
    const cell = slotCell(box, view, seat, slot, live[slot] ?? 0)
    put(...at(slot), { ...cell, id: slotPlaceId(seat, slot) })
  }
  for (const [niche, { slot, side }] of box.ground.niches.entries()) {
    const cell = nicheCell(box, view, seat, niche)
    put(...beside(at(slot), side), { ...cell, id: nichePlaceId(seat, niche) })
  }
  for (const { slot, side } of box.ground.entrances) {
    const place = line('nagaraja.cell.entrance', { slot: slotName(slot) })
    put(...beside(at(slot), side), {
      glyph: '▲',
      tone: 'entrance',
      name: place,
      drawing: gateDrawing,
    })
  }
  return cells
}

function beside([row, column]: readonly [number, number], side: number): [number, number] {
  const down = side === 0 ? -1 : side === 2 ? 1 : 0
  const right = side === 1 ? 1 : side === 3 ? -1 : 0
  return [row + down, column + right]
}

function slotCell(box: Box, view: View, seat: Seat, slot: Slot, live: number): PanelCell {
  const room = of(view.temples, seat).slots[slot]
  const number = slotName(slot)
  if (view.trap?.temple === seat && view.trap.slot === slot) {
    const name = line('nagaraja.cell.trap', { slot: number })
    return { glyph: '▒', tone: 'trap', name, drawing: trapDrawing(String(slot + 1)) }
  }
  if (!room) {
    const glyph = String(slot + 1)
    const name = line('nagaraja.cell.empty', { slot: number })
    return { glyph, tone: 'empty', name, drawing: floorDrawing(glyph) }
  }
  const isLive = live > 0
  const drawing = roomDrawing(box, room, live, String(slot + 1))
  const parts = { slot: number, room: roomName(box, room.id), glyph: { raw: roomGlyph(box, room) } }
  const name = line(isLive ? 'nagaraja.cell.liveRoom' : 'nagaraja.cell.room', parts)
  return { glyph: roomGlyph(box, room), tone: isLive ? 'live' : 'dark', name, drawing }
}

/**
 * The glyph of a niche: its name if unknown, a star and points if open, points in brackets if
 * remembered; "!" marks a cursed relic.
 */
function nicheCell(box: Box, view: View, seat: Seat, niche: Niche): PanelCell {
  const { marks, tokens, slots } = of(view.temples, seat)
  const token = tokens[niche] ?? null
  const side = box.ground.niches[niche]?.side ?? 0
  const isOpen = marks[niche]?.open === true
  const parts = {
    niche: nicheName(box, niche),
    relic: relicName(box, token),
    why: whyLine(box, slots, niche),
  }
  if (token === null) {
    const glyph = printedNicheId(box, niche)
    const drawing = nicheDrawing(glyph, side, false, 'slab')
    return { glyph, tone: 'closed', name: line('nagaraja.cell.niche', parts), drawing }
  }
  const { kind, vp } = lookUp(box.tokens, token)
  const points = `${vp}${kind === 'cursed' ? '!' : ''}`
  const glyph = isOpen ? `★${points}` : `(${points})`
  return {
    glyph,
    tone: isOpen ? kind : 'closed',
    name: line('nagaraja.cell.niche', parts),
    drawing: nicheDrawing(printedNicheId(box, niche), side, isOpen, isOpen ? kind : 'slab', glyph),
  }
}

/** The reason why the relic in this niche is open or closed. */
export function whyLine(box: Box, slots: Parameters<typeof wayReasonOf>[1], niche: Niche): Line {
  const reason = wayReasonOf(box, slots, niche)
  if (reason.kind !== 'open') {
    return line(`nagaraja.why.${reason.kind}`, { slot: slotName(reason.slot) })
  }
  const way: readonly LinePart[] = reason.way.map(({ slot }) => slotName(slot))
  return line('nagaraja.why.open', { way: { list: way } })
}

/** Box-drawing characters of rooms: one per corridor, so two for a twin room. */
import { type Box, lookUp } from '../edition.ts'
import { corridorsOf, type SideSet } from '../edition/shape.ts'
import type { Room } from '../types.ts'

/** Indexed by the bit mask of open sides: N 1, E 2, S 4, W 8. */
const signs = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'

function signOf(open: SideSet): string {
  return signs.charAt(open)
}

/** The diamond marks an amulet on the crypt. */
export function roomGlyph(box: Box, room: Room): string {
  const corridors = corridorsOf(lookUp(box.rooms, room.id), room.rotation)
  return corridors.map(signOf).join('') + (room.amulet ? '◆' : '')
}

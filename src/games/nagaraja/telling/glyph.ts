/** Rooms as box-drawing signs: a sign for each corridor, so that a twin room shows two. */
import { type Box, lookUp } from '../edition/index.ts'
import { corridorsOf, type SideSet } from '../edition/shape.ts'
import type { Room } from '../types/index.ts'

/** By the set of open sides: N 1, E 2, S 4, W 8. */
const signs = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼'

function signOf(open: SideSet): string {
  return signs.charAt(open)
}

/** The diamond is an amulet that still lies on the crypt. */
export function roomGlyph(box: Box, room: Room): string {
  const corridors = corridorsOf(lookUp(box.rooms, room.id), room.rotation)
  return corridors.map(signOf).join('') + (room.amulet ? '◆' : '')
}

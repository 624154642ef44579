/** Keeps what a shared match must remember across a reload, in this browser: its room at the door, and its phones. */
import * as v from 'valibot'
import type { HostRoom } from '../../link/carriers/doorCarrier.ts'
import { roomPlaceOf } from './hasRoom.ts'

const code = v.string()
const shared = v.object({
  key: v.string(),
  codes: v.nullable(v.object({ hand: code, table: code, stage: code, desk: code, follower: code })),
  claims: v.unknown(),
})

export interface KeptRoom extends HostRoom {
  readonly claims?: unknown
}

export function readRoom(match: string): KeptRoom | null {
  try {
    const read = v.safeParse(shared, JSON.parse(localStorage.getItem(roomPlaceOf(match)) ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Null forgets it: the match is not shared any more. */
export function keepRoom(match: string, room: KeptRoom | null): void {
  try {
    if (room) localStorage.setItem(roomPlaceOf(match), JSON.stringify(room))
    else localStorage.removeItem(roomPlaceOf(match))
  } catch {
    // storage is forbidden or full: phones come back by the code after a reload
  }
}

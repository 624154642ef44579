/** Graph search: the corridors, niches and crypts that are connected to an entrance ([N39], [NG31]). */
import { type Box, lookUp } from '../edition.ts'
import { neighbourOf, nicheOf, opposite } from '../edition/ground.ts'
import type { Niche, Slot } from '../vocabulary.ts'
import { bitOf, corridorsOf, type SideSet } from '../edition/shape.ts'
import type { Room, Slots } from '../types.ts'

export interface Network {
  /** By slot: the bit mask of its connected ("live") corridors. */
  readonly live: readonly number[]
  /** The bit mask of niches that a live corridor reaches. */
  readonly niches: number
  /** The bit mask of slots whose crypt lies on a live corridor. */
  readonly crypts: number
}

/** The corridors of the room in `slot`; empty without a room. */
export function corridorsAt(box: Box, slots: Slots, slot: Slot): readonly SideSet[] {
  const room = slots[slot]
  return room ? corridorsOf(lookUp(box.rooms, room.id), room.rotation) : []
}

/**
 * The index of the corridor that opens on this side, or -1. At most one does, since separate
 * corridors of a room never share a side.
 */
export function corridorOn(corridors: readonly SideSet[], side: number): number {
  for (let i = 0; i < corridors.length; i += 1) {
    if (((corridors[i] as SideSet) & bitOf(side)) !== 0) return i
  }
  return -1
}

const noneLive: readonly number[] = Array.from({ length: 32 }, () => 0)

export function networkOf(box: Box, slots: Slots): Network {
  const { ground } = box
  const live = noneLive.slice(0, ground.slots)
  let niches = 0
  let crypts = 0

  function enter(slot: Slot, side: number): void {
    const corridors = corridorsAt(box, slots, slot)
    const corridor = corridorOn(corridors, side)
    if (corridor < 0) return
    const known = live[slot] as number
    if ((known & (1 << corridor)) !== 0) return
    live[slot] = known | (1 << corridor)
    const room = slots[slot] as Room
    if (lookUp(box.rooms, room.id).crypt === corridor) crypts |= 1 << slot
    for (let out = 0; out < 4; out += 1) {
      if (((corridors[corridor] as SideSet) & bitOf(out)) === 0) continue
      const niche = nicheOf(ground, slot, out)
      if (niche >= 0) niches |= 1 << niche
      const next = neighbourOf(ground, slot, out)
      if (next >= 0) enter(next, opposite(out))
    }
  }

  for (const { slot, side } of ground.entrances) enter(slot, side)
  return { live, niches, crypts }
}

export function isReached(network: Network, niche: Niche): boolean {
  return (network.niches & (1 << niche)) !== 0
}

/** Immutable updates of a temple, and the slots where rooms may be placed. */
import type { Box } from '../edition.ts'
import { neighbourOf } from '../edition/ground.ts'
import type { Niche, QuarterTurns, Slot } from '../vocabulary.ts'
import type { Room, Slots, Temple, Trap } from '../types.ts'
import type { Seat } from '../../../kernel/seat.ts'

export function withSlot(slots: Slots, slot: Slot, room: Room | null): Slots {
  const next = slots.slice()
  next[slot] = room
  return next
}

/** [N54] */
export function rotated(slots: Slots, slot: Slot, turns: QuarterTurns): Slots {
  const room = slots[slot] as Room
  return withSlot(slots, slot, { ...room, rotation: (room.rotation + turns) % 4 })
}

/** [N55] and [N56]: swaps the contents of two slots without rotation. */
export function exchanged(slots: Slots, a: Slot, b: Slot): Slots {
  const next = slots.slice()
  next[a] = slots[b] as Room | null
  next[b] = slots[a] as Room | null
  return next
}

/** [N43] Swaps two relics together with the knowledge about them. */
export function relicsExchanged(temple: Temple, a: Niche, b: Niche): Temple {
  return {
    ...temple,
    tokens: swapped(temple.tokens, a, b),
    marks: swapped(temple.marks, a, b),
  }
}

export function swapped<T>(list: readonly T[], a: number, b: number): readonly T[] {
  const next = list.slice()
  next[a] = list[b] as T
  next[b] = list[a] as T
  return next
}

export function trapSlot(trap: Trap | null, temple: Seat): Slot {
  return trap?.temple === temple ? trap.slot : -1
}

/** [N61] Slots without a room and without the trap, to which a room may be moved. */
export function freeSlots(slots: Slots, trapped: Slot): readonly Slot[] {
  const free: Slot[] = []
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (slots[slot] === null && slot !== trapped) free.push(slot)
  }
  return free
}

/** [N33] Free slots at an entrance or next to a room. */
export function placeableSlots(box: Box, slots: Slots, trapped: Slot): readonly Slot[] {
  return freeSlots(slots, trapped).filter(
    (slot) => box.ground.isEntrance[slot] === true || hasNeighbour(box, slots, slot),
  )
}

function hasNeighbour(box: Box, slots: Slots, slot: Slot): boolean {
  for (let side = 0; side < 4; side += 1) {
    const next = neighbourOf(box.ground, slot, side)
    if (next >= 0 && slots[next]) return true
  }
  return false
}

export function roomSlots(slots: Slots): readonly Slot[] {
  const full: Slot[] = []
  for (let slot = 0; slot < slots.length; slot += 1) if (slots[slot]) full.push(slot)
  return full
}

/** Finds the path to a relic, explains why it is open or closed, and predicts the effects of a temple change. */
import { type Box, lookUp } from '../edition.ts'
import { neighbourOf, nicheOf, opposite } from '../edition/ground.ts'
import type { Niche, Slot } from '../vocabulary.ts'
import { corridorOn, corridorsAt, isReached, networkOf } from './network.ts'
import type { Slots } from '../types.ts'
import { bitOf, type SideSet } from '../edition/shape.ts'

/** One room on a path: the side of entry and the side of exit. */
export interface PathStep {
  readonly slot: Slot
  readonly enters: number
  readonly leaves: number
}

/**
 * Breadth-first search for the shortest path from an entrance to the niche; null while the relic is
 * closed.
 */
export function pathTo(box: Box, slots: Slots, niche: Niche): readonly PathStep[] | null {
  interface Arrival {
    readonly slot: Slot
    readonly side: number
    readonly before: Arrival | null
    readonly by: number
  }
  const queue: Arrival[] = box.ground.entrances.map((edge) => ({ ...edge, before: null, by: -1 }))
  const been = new Set<string>()
  for (const arrival of queue) {
    const { slot, side } = arrival
    const corridors = corridorsAt(box, slots, slot)
    const corridor = corridorOn(corridors, side)
    if (corridor < 0 || been.has(`${slot}/${corridor}`)) continue
    been.add(`${slot}/${corridor}`)
    for (let out = 0; out < 4; out += 1) {
      if (((corridors[corridor] as SideSet) & bitOf(out)) === 0) continue
      if (nicheOf(box.ground, slot, out) === niche) return stepsBack(arrival, out)
      const next = neighbourOf(box.ground, slot, out)
      if (next >= 0) queue.push({ slot: next, side: opposite(out), before: arrival, by: out })
    }
  }
  return null

  function stepsBack(last: Arrival, out: number): readonly PathStep[] {
    const way: PathStep[] = []
    let leaves = out
    for (let at: Arrival | null = last; at; at = at.before) {
      way.unshift({ slot: at.slot, enters: at.side, leaves })
      leaves = at.by
    }
    return way
  }
}

/** The first slot at which the old path is interrupted; null if it still exists. */
export function breakOf(box: Box, before: Slots, after: Slots, niche: Niche): Slot | null {
  const way = pathTo(box, before, niche) ?? []
  const broken = way.find(({ slot, enters, leaves }) => {
    const both = bitOf(enters) | bitOf(leaves)
    return !corridorsAt(box, after, slot).some((open) => (open & both) === both)
  })
  return broken ? broken.slot : null
}

export type WayReason =
  | { readonly kind: 'open'; readonly way: readonly PathStep[] }
  /** There is no room next to the niche. */
  | { readonly kind: 'noRoom'; readonly slot: Slot }
  /** The room next to the niche has no opening towards it. */
  | { readonly kind: 'wall'; readonly slot: Slot }
  /** The corridor at the niche is not connected to an entrance. */
  | { readonly kind: 'apart'; readonly slot: Slot }

export function wayReasonOf(box: Box, slots: Slots, niche: Niche): WayReason {
  const way = pathTo(box, slots, niche)
  if (way) return { kind: 'open', way }
  const edge = box.ground.niches[niche]
  if (!edge) throw new Error(`nagaraja: there is no niche ${niche}`)
  const { slot, side } = edge
  if (!slots[slot]) return { kind: 'noRoom', slot }
  const opens = corridorOn(corridorsAt(box, slots, slot), side) >= 0
  return { kind: opens ? 'apart' : 'wall', slot }
}

export interface WayDifference {
  readonly opens: readonly Niche[]
  readonly closes: readonly Niche[]
  /** Slots after the change whose amulet would be taken. */
  readonly takes: readonly Slot[]
}

/** Predicts the relics that open or close and the amulets taken by a change of rooms. */
export function differenceOf(box: Box, before: Slots, after: Slots): WayDifference {
  const was = networkOf(box, before)
  const is = networkOf(box, after)
  const niches = box.ground.niches.map((_, niche) => niche)
  return {
    opens: niches.filter((niche) => isReached(is, niche) && !isReached(was, niche)),
    closes: niches.filter((niche) => isReached(was, niche) && !isReached(is, niche)),
    takes: after.flatMap((room, slot) =>
      room?.amulet && (is.crypts & (1 << slot)) !== 0 && lookUp(box.rooms, room.id).crypt >= 0
        ? [slot]
        : [],
    ),
  }
}

/** Distances (cm) that light travels from the gates through a temple's connected corridors. */
import type { Box } from '../../games/nagaraja/edition.ts'
import { neighbourOf, nicheOf, opposite } from '../../games/nagaraja/edition/ground.ts'
import { bitOf } from '../../games/nagaraja/edition/shape.ts'
import { corridorOn, corridorsAt } from '../../games/nagaraja/rules/network.ts'
import type { Slots } from '../../games/nagaraja/types.ts'
import { plate, temple } from '../../shapes/nagaraja.ts'

const half = plate.pitch / 2

export interface LightFlow {
  /** By slot and corridor: distance to the corridor's middle; Infinity if dark. */
  readonly middles: readonly (readonly number[])[]
  /** By slot and side: distance where light enters through that side; Infinity if none does. */
  readonly entries: readonly (readonly number[])[]
  /** By niche: distance to its sill. */
  readonly niches: readonly number[]
}

const dark = (count: number): number[] => Array.from({ length: count }, () => Infinity)

export function flowOf(box: Box, slots: Slots): LightFlow {
  const { ground } = box
  const entries = Array.from({ length: ground.slots }, () => dark(4))
  const middles = Array.from({ length: ground.slots }, (_, slot) =>
    dark(corridorsAt(box, slots, slot).length),
  )
  const niches = dark(ground.niches.length)
  const queue = ground.entrances.map((gate) => ({ ...gate, far: temple.gate.deep as number }))
  // breadth-first search: all steps are equally long, so the first visit is the shortest way
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { slot, side, far } = next
    const corridors = corridorsAt(box, slots, slot)
    const corridor = corridorOn(corridors, side)
    const [entry, middle] = [entries[slot], middles[slot]]
    if (corridor < 0 || !entry || !middle) continue
    entry[side] = Math.min(entry[side] ?? Infinity, far)
    if (Number.isFinite(middle[corridor])) continue
    middle[corridor] = far + half
    for (let out = 0; out < 4; out += 1) {
      if (out === side || ((corridors[corridor] ?? 0) & bitOf(out)) === 0) continue
      const niche = nicheOf(ground, slot, out)
      if (niche >= 0) niches[niche] = Math.min(niches[niche] ?? Infinity, far + half * 2)
      const other = neighbourOf(ground, slot, out)
      if (other >= 0) queue.push({ slot: other, side: opposite(out), far: far + half * 2 })
    }
  }
  return { middles, entries, niches }
}

/** Distance to a point of a corridor's arm; `u` is 0 in the corridor's middle, 1 at the side. */
export function arrivalAt(
  flow: LightFlow,
  slot: number,
  corridor: number,
  side: number,
  u: number,
) {
  const middle = flow.middles[slot]?.[corridor] ?? Infinity
  const entry = flow.entries[slot]?.[side] ?? Infinity
  return Math.min(middle + u * half, entry + (1 - u) * half)
}

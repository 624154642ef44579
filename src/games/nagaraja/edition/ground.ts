/** The fixed geometry of a temple: adjacency of slots, niches and entrances. */
import type { Edition, EditionPlace } from '../data/schema.ts'
import { type Niche, type Slot, sides } from '../vocabulary.ts'

export interface TempleGrid {
  readonly rows: number
  readonly columns: number
  readonly slots: number
  /** By slot, then side (N, E, S, W): the neighbouring slot, or -1. */
  readonly neighbour: readonly (readonly Slot[])[]
  /** By slot, then side: the niche there, or -1. */
  readonly nicheAt: readonly (readonly Niche[])[]
  readonly entrances: readonly Edge[]
  readonly niches: readonly NamedEdge[]
  /** Slots where a room may be placed although the temple is empty. */
  readonly isEntrance: readonly boolean[]
}

export interface Edge {
  readonly slot: Slot
  readonly side: number
}

export interface NamedEdge extends Edge {
  readonly id: string
}

const steps = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

export function makeTempleGrid({
  rows,
  columns,
  entrances,
  niches,
}: Edition['temple']): TempleGrid {
  const slots = rows * columns
  const edge = ({ slot, side }: EditionPlace): Edge => ({
    slot: slot[0] * columns + slot[1],
    side: sides.indexOf(side),
  })
  const neighbour = Array.from({ length: slots }, (_, slot) =>
    steps.map(([down, right]) => {
      const row = Math.floor(slot / columns) + down
      const column = (slot % columns) + right
      const inside = row >= 0 && row < rows && column >= 0 && column < columns
      return inside ? row * columns + column : -1
    }),
  )
  const nicheAt = Array.from({ length: slots }, () => [-1, -1, -1, -1])
  const isEntrance = Array.from({ length: slots }, () => false)
  const named = niches.map((place) => ({ id: place.id, ...edge(place) }))
  for (const [i, { slot, side }] of named.entries()) (nicheAt[slot] as number[])[side] = i
  const gates = entrances.map(edge)
  for (const { slot } of gates) isEntrance[slot] = true
  return {
    rows,
    columns,
    slots,
    neighbour,
    nicheAt,
    entrances: gates,
    niches: named,
    isEntrance,
  }
}

export function neighbourOf(ground: TempleGrid, slot: Slot, side: number): Slot {
  return ground.neighbour[slot]?.[side] ?? -1
}

export function nicheOf(ground: TempleGrid, slot: Slot, side: number): Niche {
  return ground.nicheAt[slot]?.[side] ?? -1
}

export function opposite(side: number): number {
  return (side + 2) % 4
}

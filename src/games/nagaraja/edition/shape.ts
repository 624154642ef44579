/** A room's corridors in each of its four rotations, as bit masks of open sides. */
import type { EditionRoom } from '../data/schema.ts'
import { type QuarterTurns, type Side, sides } from '../vocabulary.ts'

/** A bit mask of sides: N 1, E 2, S 4, W 8. */
export type SideSet = number

export interface Shape {
  readonly kind: string
  /** By rotation, then by corridor. */
  readonly corridors: readonly (readonly SideSet[])[]
  /** The index of the corridor with the crypt; -1 without one. */
  readonly crypt: number
}

export function makeShape(room: EditionRoom): Shape {
  const corridors = [0, 1, 2, 3].map((turns) =>
    room.corridors.map((open) => open.reduce((set, side) => set | turned(side, turns), 0)),
  )
  return { kind: room.id, corridors, crypt: room.crypt ? room.crypt.corridor : -1 }
}

export function bitOf(side: number): SideSet {
  return 1 << side
}

function turned(side: Side, turns: QuarterTurns): SideSet {
  return bitOf((sides.indexOf(side) + turns) % 4)
}

export function corridorsOf(shape: Shape, rotation: QuarterTurns): readonly SideSet[] {
  return shape.corridors[rotation] ?? []
}

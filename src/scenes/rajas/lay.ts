/** Positions that stay the same during a match: an edition's spaces, ghats and cells on the table. */
import type { Rules } from '../../games/rajas/edition.ts'
import type { ProvinceSide } from '../../games/rajas/edition.ts'
import { columns } from '../../games/rajas/edition/grid.ts'
import {
  type BoardStands,
  cellPlace,
  incomePlaces,
  type Placement,
  type SeatPlan,
  seatPlans,
  standsOf,
  type Tracks,
} from '../../shapes/rajas.ts'
import { spaceCountsOf, printedSide } from './print/counts.ts'

export type SideName = 'front' | 'back'

export interface Lay {
  readonly rules: Rules
  readonly seats: number
  readonly plans: readonly SeatPlan[]
  readonly stands: BoardStands
  /** Number of ghats, including the last. */
  readonly ghats: number
  readonly tracks: Tracks
  /** By cell number, relative to the province. */
  readonly cells: readonly Placement[]
  /** By side and income id, relative to the province. */
  readonly incomes: Readonly<Record<SideName, Readonly<Record<string, Placement>>>>
}

const sidesOfAccess = ['N', 'E', 'S', 'W'] as const

function placesOn({ incomes }: ProvinceSide): Readonly<Record<string, Placement>> {
  const list = Object.values(incomes)
  const places = incomePlaces(
    list.map(({ access }) => ({
      access: access.map(({ cell, side }) => ({
        col: (cell % columns) + 1,
        row: Math.floor(cell / columns) + 1,
        side: sidesOfAccess[side] ?? 'N',
      })),
    })),
  )
  return Object.fromEntries(list.flatMap(({ id }, i) => (places[i] ? [[id, places[i]]] : [])))
}

export function makeLay(rules: Rules, seats: number): Lay {
  const { edition, buildable } = rules
  const side = edition.boards[`${seats as 2 | 3 | 4}`]
  return {
    rules,
    seats,
    plans: seatPlans(seats),
    stands: standsOf(spaceCountsOf(side), spaceCountsOf(printedSide(edition, seats))),
    ghats: edition.river.spaces.length,
    tracks: { fame: edition.tracks.fame.max, wealth: edition.tracks.wealth.max },
    cells: buildable.map((_, cell) =>
      cellPlace((cell % columns) + 1, Math.floor(cell / columns) + 1),
    ),
    incomes: { front: placesOn(rules.front), back: placesOn(rules.back) },
  }
}

/** The different numbers of hands that Kali has in this edition. */
export function capacitiesOf({ edition }: Rules): readonly number[] {
  const { base, navaratna } = edition.kali.capacity
  return [...new Set([base, navaratna])]
}

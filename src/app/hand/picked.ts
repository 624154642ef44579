/** Narrows the legal list to a picked card or place, and to what neither cards nor places stand for. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Panel } from '../../kernel/panel.ts'
import type { Seat } from '../../kernel/seat.ts'

/** The ids of the cells that each command is about. */
export type PlacesOf = (command: Tagged) => readonly string[]

export const placesOf = (game: AnyGame, view: unknown, seat: Seat): PlacesOf => {
  const known = new Map<Tagged, readonly string[]>()
  return (command) => {
    const before = known.get(command) ?? game.places?.(command, view, seat) ?? []
    known.set(command, before)
    return before
  }
}

export const openPlaces = (legal: readonly Tagged[], placesOf: PlacesOf): ReadonlySet<string> =>
  new Set(legal.flatMap(placesOf))

/** Panels with a cell that may be touched. */
export const boardsWith = (panels: readonly Panel[], open: ReadonlySet<string>): readonly Panel[] =>
  panels.filter(({ rows }) =>
    rows.some(
      (row) =>
        row.kind === 'grid' &&
        row.cells.some((cells) =>
          cells.some((cell) => cell?.id !== undefined && open.has(cell.id)),
        ),
    ),
  )

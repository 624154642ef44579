/** The catalogue: every component of a game or of the place, by its id. */
import type { AnyGame } from '../kernel/game.ts'
import { borderCatalogue } from './border.ts'
import type { Component } from './component.ts'
import { nagarajaCatalogue } from './nagaraja.ts'
import { placeCatalogue } from './place.ts'
import { rajasCatalogue } from './rajas.ts'
import { sourcesIn } from './source.ts'

/** Who has components, in the order in which they are shown. */
export const shelves = ['border', 'nagaraja', 'rajas', 'place'] as const
export type Shelf = (typeof shelves)[number]

/** `data` is the house's file of values; null where the game is in somebody's own. No game: the place. */
export function catalogueOf(game: AnyGame | null, data: unknown): readonly Component[] {
  const from = sourcesIn(data)
  switch (game?.id) {
    case 'border':
      return borderCatalogue(game, from)
    case 'nagaraja':
      return nagarajaCatalogue(game, from)
    case 'rajas':
      return rajasCatalogue(game, from)
    default:
      return game ? [] : placeCatalogue()
  }
}
